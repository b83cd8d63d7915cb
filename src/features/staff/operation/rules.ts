/** What went wrong with a task, as people say it. */
export const failures = ['timeout', 'disk', 'connection', 'mail', 'missing', 'taken', 'other'] as const
export type Failure = (typeof failures)[number]

const signs: [Failure, RegExp][] = [
  ['timeout', /time(?:d )?-?out|ETIMEDOUT|too long|aborted/i],
  ['disk', /ENOSPC|disk (?:is )?full|no space|could not extend/i],
  ['connection', /ECONN|ENOTFOUND|EAI_AGAIN|socket|network|connection|fetch failed/i],
  ['mail', /smtp|mailbox|recipient|\b[45]\d\d[ -]\d\.\d\.\d/i],
  ['missing', /ENOENT|not found|no such|does not exist/i],
  ['taken', /duplicate key|deadlock|could not serialize|lock/i],
]

/** What an error's text says, in a word of ours; `other` where nobody has given it one. */
export const failureOf = (error: string): Failure => signs.find(([, sign]) => sign.test(error))?.[0] ?? 'other'
