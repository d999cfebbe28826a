/** No answer, no rule that says what then happens: a fault of the game's definition. */
export class SoftLock extends Error {
  override name = 'SoftLock';
}

/** Automatic tasks that follow each other without end: a fault of the game's definition. */
export class SettleLoop extends Error {
  override name = 'SettleLoop';
}

/** A look-ahead that visited more positions than its limit: the definition lets a turn branch too far. */
export class LookAheadLimit extends Error {
  override name = 'LookAheadLimit';
}

/** A save, log or scenario that does not replay: the message says at which move and why. */
export class ReplayError extends Error {
  override name = 'ReplayError';
}
