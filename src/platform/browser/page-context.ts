import { createContext } from 'react-router'
import type { Call, Gives, Takes } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import type { Words } from '#platform/shared/words.ts'

/** What every server-rendered page may use; the server fills it once per request. */
export type PageContext = {
  language: Language
  words: Words
  /** Where the words of a route are: with those of the frame for a screen, alone for a form in a document. */
  wordsUrl: (route: string, part: 'first' | 'own') => string
  nonce: string
  /** The visitor's, as the browser told at an earlier visit; UTC at the first. */
  timeZone: string
  /** The moment of the request, in ms, so that "5 minutes ago" is the same here and there. */
  now: number
  publicUrl: string
  brand: BrandView
  development: boolean
  demo: boolean
  /** Settings that forms hold people to before they send. */
  fieldRules: FieldRules
  /** `light` or `dark` when the visitor chose; null follows the device. */
  theme: string | null
  cookie: (name: string) => string | undefined
  /** Clears the cookies of a session, and only ours (seed §2 "Guards", product.md §4). */
  forgetSession: () => void
  /** Clears those of our cookies that are tied to a part of the site (seed §2, auth guard). */
  forgetScoped: () => void
  forgetWorkspace: () => void
  /** Counts what failed unforeseen while a page was made. */
  noteFault: (place: string, error: unknown) => void
  /** Runs a call of the contract through the door, in this process, as the visitor of this request. */
  call: <C extends Call>(call: C, input: Takes<C>) => Promise<Gives<C>>
}

export type FieldRules = { emailTldMax: number; alphanumericOnly: boolean }
export type BrandView = { name: string; tokens: string; main: boolean }

/** The key under which loaders find the page context; the server reads it from the built entry module. */
export const pageContext = createContext<PageContext>()
