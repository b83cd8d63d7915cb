import nationalities from '#db/lookups/nationalities.json' with { type: 'json' }
import { type Language, languages } from '#platform/shared/languages.ts'
import { languagesAsked, speaks } from './languages-spoken.ts'
import ar from './vocabulary/ar.json' with { type: 'json' }
import en from './vocabulary/en.json' with { type: 'json' }
import fr from './vocabulary/fr.json' with { type: 'json' }
import ru from './vocabulary/ru.json' with { type: 'json' }

const shipped: Record<Language, Record<string, Record<string, string[]> | string[]>> = { en, ar, ru, fr }

/**
 * What a phrase says of a job beside its occupation and place. Fillers say nothing ("jobs", "hiring"), vague words say nothing beside
 * an occupation ("specialist"), and `or` joins what stands around it. `home` is where one works `at`, or the homes of others that one
 * `visits`: which of them hangs on the occupation. Fillers that ask for women or men have the
 * value `gender`, those that ask for what is near the reader `near`, for a part of the world `direction`, for work without an end `permanent`, for what need not be gone
 * through before it (an interview, an agency) `formality`. Whose nationality is wanted is a vague word with the value `nationality`. Two types are nearest to others:
 * `apprenticeship` to an internship, `civil_contract` to a contract (`typeNearest`).
 */
export type Saying = {
  kind: 'type' | 'workplace' | 'home' | 'shift' | 'fact' | 'level' | 'filler' | 'vague' | 'or'
  value: string
  language: Language
}

const nearest: Record<string, string> = { apprenticeship: 'internship', civil_contract: 'contract' }
/** The type of jobs that is nearest to one that words ask for; no job is an apprenticeship by its facts. */
export const typeNearest = (type: string): string => nearest[type] ?? type

/** Phrases for types, workplaces, hours, facts and levels in all four languages; a 0 in one stands for any number. */
export function* sayings(): Generator<[phrase: string, Saying]> {
  for (const language of languages) {
    for (const [phrase, code] of languagesAsked(language))
      yield [phrase, { kind: 'fact', value: speaks(code), language }]
    for (const named of nationalities)
      for (const phrase of named[language].split(' / '))
        yield [phrase, { kind: 'vague', value: 'nationality', language }]
    for (const [kind, values] of Object.entries(shipped[language]))
      for (const [value, phrases] of Array.isArray(values) ? [['', values] as const] : Object.entries(values)) {
        const saying: Saying = { kind: kind as Saying['kind'], value, language }
        for (const phrase of phrases) yield [phrase, saying]
      }
  }
}
