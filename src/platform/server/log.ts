import { type DestinationStream, pino } from 'pino'

export type Log = pino.Logger

/** Structured log on standard output; secrets that could ride on a request are cut out. */
export const makeLog = (level: string, to: DestinationStream = pino.destination()): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
    },
    to,
  )
