import '#ui/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Session } from '#frame/read-session.ts'
import { type Site, VisitContext } from '#frame/use-session.ts'
import { queriesOfThisVisit } from '#platform/browser/use-call.ts'
import { WordsProvider } from '#platform/browser/words-provider.tsx'
import { directionOf, type Language, localeOf } from '#platform/shared/languages.ts'
import type { Words } from '#platform/shared/words.ts'
import { Toasts } from '#ui/over/toasts.tsx'

type Options = {
  language?: Language
  session?: Session | null
  /** Where one is, with what is asked for. */
  at?: string
}

const shown = new Set<{ root: Root; box: HTMLElement }>()
const read = new Map<Language, Promise<Words>>()
const wordsOf = (language: Language): Promise<Words> => {
  const words = read.get(language) ?? realFetch(`/words/${language}.json`).then((answer) => answer.json())
  read.set(language, words)
  return words
}
const realFetch = globalThis.fetch.bind(globalThis)

/** Draws a part as a hydrated screen has it: with words, direction, session and router. @returns what takes it away */
export async function show(part: ReactNode, { language = 'en', session = null, at = '/' }: Options = {}) {
  const words = await wordsOf(language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  const site: Partial<Site> = {
    language,
    publicUrl: location.origin,
    brand: { name: 'Masar' } as Site['brand'],
    fieldRules: { emailTldMax: 5, alphanumericOnly: false },
  }
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] })
  const visit = { site: site as Site, session, search: new URL(at, location.origin).search }
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  const drawn = { root, box }
  shown.add(drawn)
  // Drawn before it is given back: a key pressed in the next line would find an empty page.
  flushSync(() =>
    root.render(
      <WordsProvider language={language} words={words} timeZone="UTC" now={Date.UTC(2026, 10, 24, 9)}>
        <QueryClientProvider client={queriesOfThisVisit()}>
          <I18nProvider locale={localeOf(language)}>
            <VisitContext value={visit}>
              <RouterProvider router={router} />
              <Toasts />
            </VisitContext>
          </I18nProvider>
        </QueryClientProvider>
      </WordsProvider>,
    ),
  )
  return () => takeAway(drawn)
}

function takeAway(drawn: { root: Root; box: HTMLElement }): void {
  drawn.root.unmount()
  drawn.box.remove()
  shown.delete(drawn)
}

/** Leaves nothing of a test to the next. */
export function clear(): void {
  for (const drawn of shown) takeAway(drawn)
  document.body.replaceChildren()
  queriesOfThisVisit().clear()
  localStorage.clear()
  sessionStorage.clear()
}
