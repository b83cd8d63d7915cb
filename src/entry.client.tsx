import { StrictMode, startTransition, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchFaults } from '#features/site/faults/ui/watch-faults.ts'
import { awakeEvent } from '#frame/hold-until-awake.tsx'
import { writtenEarly } from '#frame/written-early.ts'
import { firstWords, watchWords, wordsNow } from '#platform/browser/screen-words.ts'
import { WordsProvider, WordsUrl } from '#platform/browser/words-provider.tsx'
import { toLanguage } from '#platform/shared/languages.ts'

const html = document.documentElement
const url = document.querySelector('link[data-words]')?.getAttribute('href') ?? undefined

watchFaults()
await firstWords()
// before what was pressed early is done: it may send what was written
document.addEventListener(awakeEvent, writtenEarly(document), { capture: true, once: true })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsUrl.Provider value={url}>
        <Screens />
      </WordsUrl.Provider>
    </StrictMode>,
  )
})

// said just before the page changed, by what is seldom there
if (sessionStorage.getItem('toast'))
  void import('#platform/browser/kept-toast.ts').then(({ showKeptToast }) => showKeptToast())

/** Words grow as one goes on to other screens. */
function Screens() {
  const words = useSyncExternalStore(watchWords, wordsNow, wordsNow)
  return (
    <WordsProvider
      language={toLanguage(html.lang)}
      words={words}
      timeZone={html.dataset.timeZone ?? 'UTC'}
      now={Number(html.dataset.now)}
    >
      <HydratedRouter />
    </WordsProvider>
  )
}
