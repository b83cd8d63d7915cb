import '#platform/browser/document.ts'
import { I18nProvider } from 'react-aria-components'
import { useLocale } from 'use-intl'
import { LinkButton } from '#ui/basics/button.tsx'
import { Toasts } from '#ui/over/toasts.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { LanguageMenu, ThemeSwitch } from '#ui/shells/page-menus.tsx'
import { SiteHeader } from '#ui/shells/site-header.tsx'
import { Splash } from '#ui/shells/splash.tsx'
import { TabBar } from '#ui/shells/tab-bar.tsx'
import { ActionsSection, pageLanguages } from './section-actions.tsx'
import { BoardSection } from './section-board.tsx'
import { FieldsSection } from './section-fields.tsx'
import { GroundSection } from './section-ground.tsx'
import { ListsSection } from './section-lists.tsx'
import { LiveSection } from './section-live.tsx'
import { OverSection } from './section-over.tsx'
import { ShellsSection } from './section-shells.tsx'
import { StatesSection } from './section-states.tsx'
import { WordsSection } from './section-words.tsx'
import { useTexts } from './texts.ts'

export const meta = () => [{ title: 'Design of Masar' }, { name: 'robots', content: 'noindex' }]

/** The specimen sheet: every part in every state. In development only. */
export default function DesignScreen() {
  const texts = useTexts()
  const locale = useLocale()
  const icons = ['search', 'building', 'calendar', 'coin', 'user'] as const
  return (
    <I18nProvider locale={locale}>
      <OfflineBar />
      <SiteHeader
        brand="Masar"
        home="?"
        items={Object.entries(texts.sections)
          .slice(0, 4)
          .map(([id, words]) => ({ href: `#${id}`, words }))}
        end={
          <>
            <ThemeSwitch />
            <LanguageMenu languages={pageLanguages(locale.slice(0, 2))} />
            <LinkButton size="s" href="#shells">
              {texts.signIn}
            </LinkButton>
          </>
        }
      />
      <main id="main" className="wrap" data-screen="design">
        <header className="specimen-hero">
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
        </header>
        <GroundSection />
        <ActionsSection />
        <WordsSection />
        <FieldsSection />
        <LiveSection />
        <ListsSection />
        <BoardSection />
        <OverSection />
        <StatesSection />
        <ShellsSection />
      </main>
      <TabBar
        items={texts.nav.map((words, at) => ({
          words,
          href: `#tab-${at}`,
          icon: icons[at],
          current: at === 0,
          lit: at === 2 ? texts.next : undefined,
        }))}
      />
      <Splash name="Masar" />
      <Toasts />
    </I18nProvider>
  )
}
