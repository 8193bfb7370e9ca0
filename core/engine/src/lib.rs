//! Search and evaluation over the rules.
