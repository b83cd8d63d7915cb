import { randomUUID } from 'node:crypto'
import type { Site } from './site.ts'

/** Coins on the balance of a page, as if they had been bought. */
export async function coinsFor(site: Site, page: string, amount: number): Promise<void> {
  const now = site.world.now()
  const ends = new Date(now.getTime() + 365 * 86_400_000)
  await site.pool.query(
    `select ledger_give($1, 'coin', $2, 'bought', $3, $4, 'purchase', '{"for": "order"}', null, $5)`,
    [page, amount, ends, `test:${randomUUID()}`, now],
  )
}
