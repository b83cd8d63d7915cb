import { createReadStream } from 'node:fs'
import NodeClam from 'clamscan'
import { Refused } from '#platform/shared/refusal.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'

/** Looks into a received file. @throws Refused file_infected · scanner_away */
export type VirusScanner = { look: (path: string) => Promise<void> }

/** As long as clamd may take for a file, in ms. */
const longest = 30_000

/** Asks the clamd behind `VIRUS_SCANNER`; without that setting nothing is looked for, and files are only opened behind the fence. */
export function openScanner({ VIRUS_SCANNER }: Pick<Settings, 'VIRUS_SCANNER'>, log: Log): VirusScanner {
  if (!VIRUS_SCANNER) return { look: async () => {} }
  const { protocol, hostname, port, pathname } = new URL(VIRUS_SCANNER)
  const address = protocol === 'unix:' ? { socket: pathname } : { host: hostname, port: Number(port || 3310) }
  const scanner = new NodeClam().init({
    clamdscan: { ...address, timeout: longest, localFallback: false, active: true, bypassTest: true },
    clamscan: { active: false },
    preference: 'clamdscan',
  })
  return {
    async look(path) {
      const { isInfected, viruses } = await scanner
        .then((clam) => clam.scanStream(createReadStream(path)))
        .catch((error: unknown) => {
          // what cannot be looked into is not taken
          log.error({ err: error }, 'the virus scanner does not answer')
          throw new Refused('scanner_away')
        })
      if (isInfected === false) return
      log.warn({ viruses }, 'an infected file was refused')
      throw new Refused('file_infected')
    },
  }
}
