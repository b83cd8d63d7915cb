import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Words } from '#platform/shared/words.ts'
import { namesIn } from './names-in.ts'
import { readRouteLists } from './route-lists.ts'

/** What stands around every screen that hydrates: its words come with the first one. */
const frame = ['root.tsx', 'entry.client.tsx', 'features/front/session/ui/session-layout.tsx', 'frame/app-shell.tsx']

/** For a first screen with the frame's words, for the next one without, and for a form that wakes up in a document. */
export const wordParts = ['first', 'more', 'own'] as const
export type WantedWords = { screen: string; part: (typeof wordParts)[number] }

/** What a file imports, at once and later, and the texts it names. */
type Read = { imports: string[]; later: string[]; names: string[] }

/**
 * Which words a screen may say: those its file and what it imports name, read off the source. A name counts with all that is
 * below it, so that too much is sent rather than too little. A part of a feature that comes later brings its own.
 */
export class WordsOfScreens {
  #source: string
  #files = new Map<string, Read>()
  #late: Set<string> | undefined
  #screens: Map<string, string>

  /** @param source the `src` folder */
  constructor(source: string) {
    this.#source = source
    const listed = [
      ...readRouteLists(source).matchAll(/'((?:features|frame)\/[^']+)\.tsx'(?:,\s*\{\s*id: '([^']+)')?/g),
    ]
    this.#screens = new Map(listed.map(([, file = '', id]) => [id ?? file, `${file}.tsx`]))
  }

  /** The file of a route, as `screen` of an address names it; null for none of ours. */
  fileOf = (route: string): string | null => this.#screens.get(route) ?? null

  /** Whether it has words of its own to ask for: a screen, or a part that comes later. */
  hasWords = (file: string): boolean => [...this.#screens.values()].includes(file) || this.#lateParts().has(file)

  /** Of all words those that are wanted for a screen. */
  pick(words: Words, { screen, part }: WantedWords): Words {
    // a form wakes up whole
    const own = this.#namesFrom([screen], part === 'own')
    if (part === 'own') return pick(words, [...own])
    const brought = this.#namesFrom(frame)
    return pick(words, part === 'first' ? [...brought, ...own] : [...own].filter((name) => !isIn(brought, name)))
  }

  #namesFrom(begin: readonly string[], withLate = false): Set<string> {
    const all = [...this.#reached(begin, withLate)]
    return new Set(all.flatMap((file) => this.#read(file).names))
  }

  #lateParts(): Set<string> {
    const all = () => [...this.#reached([...frame, ...this.#screens.values()], true)]
    this.#late ??= new Set(all().flatMap((file) => this.#read(file).later))
    return this.#late
  }

  /** Files that are imported from these, with themselves. */
  #reached(begin: readonly string[], withLate: boolean): Set<string> {
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      const { imports, later } = this.#read(file)
      for (const next of withLate ? [...imports, ...later] : imports) visit(next)
    }
    for (const file of begin) visit(file)
    return seen
  }

  #read(file: string): Read {
    const known = this.#files.get(file)
    if (known) return known
    const text = readFileSync(path.join(this.#source, file), 'utf8')
    const later = this.#filesIn(text, file, /import\(\s*'([#.][^'?]+\.tsx?)'/g)
    const imports = this.#filesIn(text, file, /(?<!import type [^;'"]*)(?:from|import)\s*'([#.][^'?]+\.tsx?)'/g)
    const read = {
      imports: [...imports, ...later.filter((one) => !isLate(one))],
      later: later.filter(isLate),
      names: namesIn(text),
    }
    this.#files.set(file, read)
    return read
  }

  #filesIn(text: string, file: string, pattern: RegExp): string[] {
    return [...text.matchAll(pattern)]
      .map(([, to = '']) => (to.startsWith('#') ? to.slice(1) : path.posix.join(path.posix.dirname(file), to)))
      .filter((to) => existsSync(path.join(this.#source, to)))
  }
}

/** What comes later of the house's own parts says what the frame says anyway. */
const isLate = (file: string): boolean => file.startsWith('features/')

/** Whether a name, or one above it, is among these. */
const isIn = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || (name.includes('.') && isIn(names, name.slice(0, name.lastIndexOf('.'))))

/** The parts of a tree that are named; a name that leads nowhere is left out, one cut short stands for all below it. */
function pick(words: Words, names: readonly string[]): Words {
  const picked: Words = {}
  for (const name of names.toSorted((a, b) => a.length - b.length)) {
    let [from, into]: [Words, Words] = [words, picked]
    const steps = name.split('.').filter(Boolean)
    for (const [at, step] of steps.entries()) {
      const there = from[step]
      if (there === undefined || into[step] === there) break
      if (at === steps.length - 1 || !isGroup(there)) into[step] = there
      else {
        into[step] ??= {}
        ;[from, into] = [there, into[step] as Words]
      }
    }
  }
  return picked
}

/** A compiled message is a list. */
const isGroup = (there: Words[string]): there is Words => typeof there === 'object' && !Array.isArray(there)
