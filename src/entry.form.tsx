// The script of documents in which a form wakes up: what every document has, and the form with its words.
import './entry.document.ts'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { awakeEvent } from '#frame/hold-until-awake.tsx'
import { WithQueries } from '#frame/island.tsx'
import { type Visit, VisitContext } from '#frame/use-session.ts'
import { writtenEarly } from '#frame/written-early.ts'
import { WordsProvider } from '#platform/browser/words-provider.tsx'
import { toLanguage } from '#platform/shared/languages.ts'
import type { Words } from '#platform/shared/words.ts'

type Given = Record<string, never>

/** By the name their page gives them. */
const parts: Record<string, () => Promise<ComponentType<Given>>> = {
  apply: async () => (await import('#features/hiring/applications/ui/apply-here.tsx')).ApplyHere as never,
  'apply-to-several': async () =>
    (await import('#features/hiring/applications/ui/several-here.tsx')).SeveralHere as never,
  'sign-in': async () => (await import('#features/people/sign-in/ui/sign-in-here.tsx')).SignInHere as never,
  register: async () => (await import('#features/people/accounts/ui/register-form.tsx')).RegisterForm as never,
}

const words = readWords()
for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) void wake(place)

async function wake(place: HTMLElement): Promise<void> {
  const { visit, given } = JSON.parse(place.dataset.given ?? '{}') as { visit: Visit; given: Given }
  const [Part, texts] = await Promise.all([parts[place.dataset.island ?? '']?.(), words])
  if (!Part) return
  const { lang, dataset } = document.documentElement
  const tellWritten = writtenEarly(place)
  hydrateRoot(
    place,
    <VisitContext.Provider value={visit}>
      <WordsProvider
        language={toLanguage(lang)}
        words={texts}
        timeZone={dataset.timeZone ?? 'UTC'}
        now={Number(dataset.now)}
      >
        <WithQueries>
          <Part {...given} />
        </WithQueries>
      </WordsProvider>
    </VisitContext.Provider>,
  )
  place.dataset.awake = ''
  tellWritten()
  document.dispatchEvent(new Event(awakeEvent))
}

async function readWords(): Promise<Words> {
  const link = document.querySelector<HTMLLinkElement>('link[data-words]')
  return link ? fetch(link.href).then((answer) => answer.json()) : {}
}
