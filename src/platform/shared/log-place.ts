/** A place in the log of a database, as PostgreSQL writes it: `0/16B3748` (pg_lsn). */
export type LogPlace = string

const shape = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/

/** The cookie, readable by scripts, in which a browser brings along what it has seen written; a header of programs. */
export const seenCookie = 'seen'
export const seenHeader = 'x-seen'
/** A replica that lags further than this is behind for everybody, in seconds. */
export const seenFor = 60

export const isLogPlace = (text: string | undefined): text is LogPlace => text !== undefined && shape.test(text)

export const isLater = (one: LogPlace, other: LogPlace): boolean => inOrder(one) > inOrder(other)

const inOrder = (place: LogPlace) =>
  place
    .split('/')
    .map((half) => half.padStart(8, '0'))
    .join('')
