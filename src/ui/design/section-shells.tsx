import { useLocale } from 'use-intl'
import { LinkButton } from '#ui/basics/button.tsx'
import { RailItem } from '#ui/shells/rail.tsx'
import { SiteFooter } from '#ui/shells/site-footer.tsx'
import { pageLanguages } from './section-actions.tsx'
import { Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

/** The places of a rail, and the foot of a page. */
export function ShellsSection() {
  const texts = useTexts()
  const icons = ['jobs', 'building', 'calendar', 'coin', 'chat'] as const
  return (
    <Specimen id="shells" title={texts.sections.shells}>
      <div className="grid">
        <nav className="specimen-frame" aria-label={texts.sections.shells}>
          {texts.nav.map((words, at) => (
            <RailItem
              key={words}
              href={`#nav-${at}`}
              words={words}
              icon={icons[at]}
              current={at === 1}
              count={at || undefined}
              lit={at === 4 ? texts.next : undefined}
            />
          ))}
        </nav>
      </div>
      <div className="specimen-frame">
        <SiteFooter
          items={texts.nav.map((words, at) => ({ words, href: `#foot-${at}` }))}
          languages={pageLanguages(useLocale().slice(0, 2))}
        >
          <LinkButton look="text" href="#shells" size="s">
            {texts.find}
          </LinkButton>
        </SiteFooter>
      </div>
    </Specimen>
  )
}
