import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { CvLook } from '#libraries/cv-content/look-contract.ts'
import { send } from '#platform/browser/call.ts'
import { Problem } from '#platform/browser/problem.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { type CvView, listVersions, saveCv } from '../contract.ts'
import { storable } from '../cv-fields.ts'

type Written = { content: CvContent; look: CvLook }
type Shown = {
  /** As the server has it. */
  cv: CvView
  /** As it is written here; null until it was read. */
  written: Written | null
  saving: 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'
  savedAt?: Date
  problem: Problem | null
  steps: readonly Written[]
}

/** How long a pause in writing is before it is saved, in ms; and how many steps back can be taken. */
const pause = 800
const mostSteps = 60

/** A CV that is being written: it saves itself, knows the way back, and never overwrites what somebody else saved. */
export class CvDraft {
  #shown: Shown
  #version: number
  #dirty = false
  #sending = false
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #looked = new Set<string>()
  readonly #listeners = new Set<() => void>()

  constructor(first: CvView) {
    this.#version = first.version
    this.#shown = { cv: first, written: writtenIn(first), saving: 'idle', problem: null, steps: [] }
  }

  readonly read = (): Shown => this.#shown
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Something is written that is not saved yet, and still can be. */
  get isDirty(): boolean {
    return this.#dirty && !this.#isLate
  }

  /** Another content or look, which can be taken back. */
  change(next: Partial<Written>): void {
    const { written, steps } = this.#shown
    if (!written) return
    this.#put({ ...written, ...next }, [...steps, written].slice(-mostSteps))
  }

  undo(): void {
    const { steps } = this.#shown
    const back = steps.at(-1)
    if (back) this.#put(back, steps.slice(0, -1))
  }

  /** Counts fields as looked at: they are the person's now. */
  keep(paths: readonly string[]): void {
    for (const path of paths) this.#looked.add(path)
    this.#touch({})
  }

  /** Takes what the server has, instead of what is written here. */
  readonly adopt = (cv: CvView): void => {
    clearTimeout(this.#timer)
    this.#version = cv.version
    this.#dirty = false
    this.#looked.clear()
    this.#show({ cv, written: writtenIn(cv), saving: 'idle', problem: null, steps: [] })
  }

  /** What the server says by itself: followed, unless something is written here; then it is told. */
  hear(cv: CvView): void {
    if (this.#sending || cv.version < this.#version) return
    if (cv.version === this.#version) this.#show({ cv })
    else if (this.#dirty) this.#fail(new Problem({ code: 'changed_meanwhile' }))
    else this.adopt(cv)
  }

  readonly save = async (): Promise<void> => {
    const { cv, written } = this.#shown
    if (!written || !this.isDirty || this.#sending) return
    clearTimeout(this.#timer)
    this.#sending = true
    this.#show({ saving: 'saving' })
    const looked = [...this.#looked]
    try {
      const { content, look } = written
      const asked = { cv: cv.id, version: this.#version, content: storable(content), look, looked }
      this.#saved((await send(saveCv, asked)).data, written, looked)
    } catch (error) {
      this.#fail(error instanceof Problem ? error : new Problem({ code: 'failed' }))
    } finally {
      this.#sending = false
    }
  }

  #saved(cv: CvView, written: Written, looked: readonly string[]) {
    for (const path of looked) this.#looked.delete(path)
    this.#version = cv.version
    this.#dirty = this.#shown.written !== written || this.#looked.size > 0
    this.#show({ cv, problem: null, saving: this.#dirty ? 'waiting' : 'saved', savedAt: new Date() })
    if (this.#dirty) this.#timer = setTimeout(this.save, pause)
    refreshCall(listVersions)
  }

  get #isLate(): boolean {
    return this.#shown.problem?.code === 'changed_meanwhile'
  }

  #put(written: Written, steps: readonly Written[]) {
    this.#touch({ written, steps })
  }

  #touch(part: Partial<Shown>) {
    this.#dirty = true
    this.#show({ ...part, saving: this.#isLate ? 'failed' : 'waiting' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.save, pause)
  }

  #fail(problem: Problem) {
    this.#show({ problem, saving: 'failed' })
  }

  #show(part: Partial<Shown>) {
    this.#shown = { ...this.#shown, ...part }
    for (const listener of this.#listeners) listener()
  }
}

const writtenIn = ({ content, look }: CvView): Written | null => content && { content, look }
