import { type Brand, readBrand } from '#platform/server/brand.ts'
import type { World } from '#platform/server/context.ts'
import { openCounters } from '#platform/server/counters.ts'
import type { Pools } from '#platform/server/db/pools.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { openScanner } from '#platform/server/files/virus-scanner.ts'
import type { Log } from '#platform/server/log.ts'
import { openMail } from '#platform/server/mail/mail.ts'
import { openPush } from '#platform/server/push/push.ts'
import type { Redis } from '#platform/server/redis.ts'
import { readSecret } from '#platform/server/secret.ts'
import type { Settings } from '#platform/server/settings.ts'
import { makeSigner } from '#platform/server/signed.ts'
import { readWording, type Wording } from '#platform/server/words/wording.ts'
import { parts } from './features.ts'

type Given = { log: Log; pools: Pools; redis?: Redis | null; now?: () => Date }

/** What lives as long as a process, a test or a benchmark, on a database that is open already. */
export async function makeWorld(
  settings: Settings,
  { log, pools, redis = null, now = () => new Date() }: Given,
): Promise<World> {
  const brand = readBrand(settings.BRAND)
  return {
    settings,
    log,
    db: pools.db,
    read: pools.read,
    replica: pools.replica,
    readOnly: pools.readOnly,
    direct: pools.direct,
    files: await openFiles(settings),
    wording: wordingOf(settings.BRAND, brand),
    signer: makeSigner(readSecret(settings)),
    counters: openCounters(settings, redis),
    mail: openMail(settings, brand),
    push: openPush(settings),
    scanner: openScanner(settings, log),
    brand,
    parts,
    now,
  }
}

/** Tests make many worlds in one process, and compiling every text is most of what one costs. */
const wordings = new Map<string, Wording>()

function wordingOf(name: string, brand: Brand): Wording {
  const wording = wordings.get(name) ?? readWording(import.meta.dirname, brand.words)
  wordings.set(name, wording)
  return wording
}
