-- The first layout of the tables. Numbers that are unsigned in the service are kept as the signed ones with the same bits.

-- Server processes. Who has not renewed the lease in time is dead; time is that of the database.
CREATE TABLE palgak.process (
	id bigint PRIMARY KEY,
	url text NOT NULL,
	alive_ms bigint NOT NULL,
	lease_until timestamptz NOT NULL
);

-- A game: who keeps it, in which term, and the number of the last record.
CREATE TABLE palgak.game (
	id bigint PRIMARY KEY,
	owner bigint NOT NULL,
	epoch bigint NOT NULL,
	last bigint NOT NULL,
	over boolean NOT NULL
);
CREATE INDEX game_unfinished ON palgak.game (owner) WHERE NOT over;

-- The tickets that a game was made of: side 0 plays first.
CREATE TABLE palgak.seat (
	game bigint NOT NULL REFERENCES palgak.game,
	side smallint NOT NULL CHECK (side IN (0, 1)),
	player bytea NOT NULL,
	nonce bigint NOT NULL,
	kind smallint NOT NULL,
	code text,
	process bigint NOT NULL,
	since_ms bigint NOT NULL,
	PRIMARY KEY (game, side)
);

-- What happened in the games. No two records have the same place.
CREATE TABLE palgak.record (
	game bigint NOT NULL REFERENCES palgak.game,
	seq bigint NOT NULL,
	body bytea NOT NULL,
	PRIMARY KEY (game, seq)
);

-- What each player does: plays, waits, or neither. One row, so that one lock is all it takes to change it.
CREATE TABLE palgak.player (
	key bytea PRIMARY KEY,
	playing bigint,
	playing_nonce bigint,
	-- The wish that was last withdrawn, so that a withdrawal made again gets the same answer.
	withdrawn bigint,
	wish_nonce bigint,
	wish_kind smallint,
	wish_code text,
	wish_process bigint,
	wish_since_ms bigint,
	wish_place bigint,
	CONSTRAINT plays_or_waits CHECK (playing IS NULL OR wish_nonce IS NULL),
	CONSTRAINT whole_seat CHECK (num_nulls(playing, playing_nonce) IN (0, 2)),
	CONSTRAINT whole_wish CHECK (num_nulls(wish_nonce, wish_kind, wish_process, wish_since_ms, wish_place) IN (0, 5)),
	CONSTRAINT code_of_a_wish CHECK (wish_code IS NULL OR wish_nonce IS NOT NULL)
);
CREATE INDEX player_queue ON palgak.player (wish_kind, wish_since_ms, wish_place)
	WHERE wish_nonce IS NOT NULL AND wish_code IS NULL;
CREATE UNIQUE INDEX player_code ON palgak.player (wish_code) WHERE wish_code IS NOT NULL;
CREATE INDEX player_process ON palgak.player (wish_process) WHERE wish_nonce IS NOT NULL;

-- The order in which tickets came.
CREATE SEQUENCE palgak.place;

-- Players who were paired by another process than their own, until that has heard of it.
CREATE TABLE palgak.summons (
	process bigint NOT NULL,
	player bytea NOT NULL,
	game bigint NOT NULL,
	PRIMARY KEY (process, player, game)
);

-- Adds records, each only if the writer's term lasts and the record before it is there: the row of the game is
-- locked by the same statement that looks. True: it is there, from now or since before.
CREATE FUNCTION palgak.append_1(games bigint[], epochs bigint[], seqs bigint[], bodies bytea[], ends boolean[])
RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
	answers boolean[] := '{}';
BEGIN
	FOR i IN 1 .. cardinality(games) LOOP
		UPDATE palgak.game SET last = seqs[i], over = over OR ends[i]
			WHERE id = games[i] AND epoch = epochs[i] AND last = seqs[i] - 1;
		IF FOUND THEN
			INSERT INTO palgak.record (game, seq, body) VALUES (games[i], seqs[i], bodies[i]);
			IF ends[i] THEN
				UPDATE palgak.player SET playing = NULL, playing_nonce = NULL
					WHERE key IN (SELECT player FROM palgak.seat WHERE game = games[i]) AND playing = games[i];
			END IF;
			answers := answers || true;
		ELSE
			answers := answers || EXISTS (
				SELECT FROM palgak.record WHERE game = games[i] AND seq = seqs[i] AND body = bodies[i]
			);
		END IF;
	END LOOP;
	RETURN answers;
END $$;
