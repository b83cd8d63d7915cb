import path from 'node:path'
import { readWording } from '../../src/platform/server/words/wording.ts'
import type { Language } from '../../src/platform/shared/languages.ts'

const wording = readWording(path.resolve(import.meta.dirname, '../../src'))

/** The words a screen shows, in the language of the journey: `say('signIn.form.go')`. */
export const speak =
  (language: Language) =>
  (key: string, values?: Record<string, string | number>): string => {
    const said = wording.say(language, key, values)
    if (said === key) throw new Error(`Nobody wrote ${key}`)
    return said
  }

/** The language of a project: phones speak Arabic. */
export const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
