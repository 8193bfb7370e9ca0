import PalgakCore

// The core's types under names that go together with SwiftUI and Foundation, which have a View, a Table, a Settings,
// a Locale and, among the types of old C headers, a Point of their own: views import this module and not the core's.

public typealias Action = PalgakCore.Action
public typealias Analysis = PalgakCore.Analysis
public typealias AnalysisPoint = PalgakCore.AnalysisPoint
public typealias AnalysisTag = PalgakCore.AnalysisTag
public typealias AppSettings = PalgakCore.Settings
public typealias Banner = PalgakCore.Banner
public typealias BannerKind = PalgakCore.BannerKind
public typealias BoardPoint = PalgakCore.Point
public typealias ChuCoordinates = PalgakCore.ChuCoordinates
public typealias ClockView = PalgakCore.ClockView
public typealias ConnectionState = PalgakCore.ConnectionState
public typealias Diagram = PalgakCore.Diagram
public typealias EdgeLabels = PalgakCore.EdgeLabels
public typealias Figure = PalgakCore.Figure
public typealias Game = PalgakCore.Game
public typealias GuideBlock = PalgakCore.GuideBlock
public typealias GuidePage = PalgakCore.GuidePage
public typealias Language = PalgakCore.Locale
public typealias Letters = PalgakCore.Letters
public typealias Level = PalgakCore.Level
public typealias Line = PalgakCore.Line
public typealias Mark = PalgakCore.Mark
public typealias Mode = PalgakCore.Mode
public typealias Motion = PalgakCore.Motion
public typealias MotionChoice = PalgakCore.MotionChoice
public typealias MoveEntry = PalgakCore.MoveEntry
public typealias NewGame = PalgakCore.NewGame
public typealias NotationStyle = PalgakCore.NotationStyle
public typealias Offer = PalgakCore.Offer
public typealias OfferKind = PalgakCore.OfferKind
public typealias OnlineAction = PalgakCore.OnlineAction
public typealias OnlinePhase = PalgakCore.OnlinePhase
public typealias OnlineSnapshot = PalgakCore.OnlineSnapshot
public typealias Panel = PalgakCore.Panel
public typealias Pending = PalgakCore.Pending
public typealias PendingKind = PalgakCore.PendingKind
public typealias PieceForm = PalgakCore.PieceForm
public typealias PieceShape = PalgakCore.PieceShape
public typealias PieceSize = PalgakCore.PieceSize
public typealias PieceView = PalgakCore.PieceView
public typealias Reach = PalgakCore.Reach
public typealias ReachKind = PalgakCore.ReachKind
public typealias ResultCard = PalgakCore.ResultCard
public typealias Review = PalgakCore.Review
public typealias SavedSummary = PalgakCore.SavedSummary
public typealias Seating = PalgakCore.Seating
public typealias Setup = PalgakCore.Setup
public typealias SetupChoice = PalgakCore.SetupChoice
public typealias SetupStage = PalgakCore.SetupStage
public typealias Side = PalgakCore.Side
public typealias Snapshot = PalgakCore.Snapshot
public typealias TableView = PalgakCore.View
public typealias ThemeChoice = PalgakCore.ThemeChoice
