import { LRUCache } from 'lru-cache'

const most = 500

/**
 * What many ask for at the same time is read once: a reading serves everybody for so long, in ms, in each process and for each
 * database.
 */
export function keptReading<T>(ms: number) {
  const kept = new WeakMap<object, LRUCache<string, Promise<T>>>()
  return {
    read(db: object, id: string, read: () => Promise<T>): Promise<T> {
      const readings = kept.get(db) ?? new LRUCache<string, Promise<T>>({ max: most, ttl: ms })
      kept.set(db, readings)
      const known = readings.get(id)
      if (known) return known
      const reading = read()
      readings.set(id, reading)
      reading.catch(() => readings.delete(id))
      return reading
    },
    forget: (db: object, id: string): void => void kept.get(db)?.delete(id),
  }
}
