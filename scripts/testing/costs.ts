import { writeFileSync } from 'node:fs'
import { childrenOf } from '../../bench/parts/children-of.ts'
import { processorOf } from './processor-time.ts'
import type { Outcome } from './run-batch.ts'

/** What a file's tests took of processors, in ms. */
export type Cost = { file: string; tests: number; processor: number }
/** A whole run: what its files took, what loading the product took before that, and what the database did for all. */
export type Costs = { files: Cost[]; processes: number; loading: number; database: number }

/** Sums up, where somebody wants to know (`TEST_COSTS`, a file to write). */
export class CostBook {
  readonly #files: Cost[] = []
  readonly #loading: number[] = []

  load(ms: number): void {
    this.#loading.push(ms)
  }

  note(file: string, outcomes: readonly Outcome[]): void {
    const processor = outcomes.reduce((sum, outcome) => sum + outcome.processor, 0)
    this.#files.push({ file, tests: outcomes.filter(({ outcome }) => outcome !== 'suite').length, processor })
  }

  /** @param database the process of its server, while it still runs */
  write(database: number): void {
    const wanted = process.env.TEST_COSTS
    if (!wanted) return
    const costs: Costs = {
      files: this.#files,
      processes: this.#loading.length,
      loading: this.#loading.reduce((sum, ms) => sum + ms, 0),
      database: [database, ...childrenOf(database)].reduce((sum, pid) => sum + processorOf(pid), 0),
    }
    writeFileSync(wanted, JSON.stringify(costs))
  }
}
