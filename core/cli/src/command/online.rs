//! `palgak online`: the computer sits down at a server.

use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::time::Duration;

use palgak_engine::Level;
use palgak_online::client::net::{Options, StartError};
use palgak_online::id::Code;
use palgak_rules::Game;
use palgak_rules::janggi::Setup;

use crate::args::{GameName, Online, OnlineLevel};
use crate::error::{Failure, Result};
use crate::games::no_setup;
use crate::online::{Opponent, Plan, Player, StateFile};

/// Read the options and play.
pub(crate) fn online(arguments: &Online) -> Result<()> {
    let state = arguments.state.as_deref().map(StateFile::open).transpose()?;
    let (secret, saved) = match &state {
        Some(state) => (state.secret, state.session()),
        None => (random_bytes()?, None),
    };
    let extra_roots = arguments.root_cert.as_deref().map(read).transpose()?;
    let options = Options {
        saved,
        extra_roots,
        // Requests never bear the numbers of an earlier run, whatever the seed.
        ..Options::new(&arguments.server, secret, RandomState::new().hash_one(()))
    };
    let plan = plan(arguments)?;
    Player::start(plan, options, state)
        .map_err(|error| match error {
            StartError::Address(error) => Failure::usage(format_args!("--server: {error}")),
            StartError::Tls(error) => Failure::usage(format_args!("--root-cert: {error}")),
            StartError::Restore(error) => Failure::usage(format_args!("--state: {error}")),
            StartError::Thread(error) => Failure::Io(error.to_string()),
        })?
        .play()
}

/// 32 bytes that nobody can guess.
pub(crate) fn random_bytes() -> Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Io(format!("no random numbers: {error}")))?;
    Ok(bytes)
}

fn read(file: &Path) -> Result<Vec<u8>> {
    std::fs::read(file)
        .map_err(|error| Failure::usage(format_args!("--root-cert: {}: {error}", file.display())))
}

fn plan(arguments: &Online) -> Result<Plan> {
    let game = match arguments.game {
        GameName::Janggi => Game::Janggi,
        GameName::Xiangqi => Game::Xiangqi,
        GameName::ChuShogi => Game::ChuShogi,
    };
    if game != Game::Janggi {
        no_setup(game.as_str(), arguments.setup.as_deref())?;
    }
    let setup = arguments.setup.as_deref().map(|text| {
        let none = format_args!("--setup: '{text}' is none of inner, outer, left and right").to_string();
        Setup::parse(text).ok_or(Failure::Usage(none))
    });
    let opponent = match &arguments.code {
        Some(code) => {
            let code = code.parse::<Code>();
            Opponent::Host(code.map_err(|error| Failure::usage(format_args!("--code: {error}")))?)
        }
        None if arguments.invite => Opponent::Friend,
        None => Opponent::Stranger,
    };
    Ok(Plan {
        server: arguments.server.clone(),
        game,
        level: match arguments.level {
            OnlineLevel::Random => None,
            OnlineLevel::Newcomer => Some(Level::Newcomer),
            OnlineLevel::Beginner => Some(Level::Beginner),
            OnlineLevel::Improver => Some(Level::Improver),
            OnlineLevel::Intermediate => Some(Level::Intermediate),
            OnlineLevel::Skilled => Some(Level::Skilled),
            OnlineLevel::Advanced => Some(Level::Advanced),
        },
        seed: arguments.seed.unwrap_or_else(|| RandomState::new().hash_one(())),
        games: arguments.games,
        opponent,
        setup: setup.transpose()?,
        movetime: arguments.movetime.map(Duration::from_millis),
        pace: Duration::from_millis(arguments.pace),
        resign_at: arguments.resign_at,
        verbose: arguments.verbose,
    })
}
