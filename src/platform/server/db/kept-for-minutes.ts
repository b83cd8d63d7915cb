import type { Db } from '../context.ts'

const keptFor = 600_000

type Kept<T> = { of: (db: Db, now: Date) => Promise<T>; forget: (db: Db) => void }

/** What is read rarely and asked for often: each process keeps it for ten minutes, or as many ms; what could not be read is not kept. */
export function keptForMinutes<T>(read: (db: Db) => Promise<T>, ms = keptFor): Kept<T> {
  const kept = new WeakMap<Db, { at: number; what: Promise<T> }>()
  const forget = (db: Db) => void kept.delete(db)
  return {
    forget,
    of(db, now) {
      const known = kept.get(db)
      if (known && Math.abs(now.getTime() - known.at) < ms) return known.what
      const what = read(db)
      kept.set(db, { at: now.getTime(), what })
      what.catch(() => forget(db))
      return what
    },
  }
}
