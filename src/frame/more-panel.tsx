import type { ComponentProps } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { ChipLink } from '#ui/basics/chip.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { RailItem, type WorkShell } from '#ui/shells/rail.tsx'
import { useLanguagesHere } from './languages-here.ts'

export type PlacesShown = { groups: ComponentProps<typeof WorkShell>['groups'] }
type Props = PlacesShown & { open: boolean; onClose: () => void }

/** Every place that the tab bar has no room for, and the other languages. */
export function MorePanel({ groups, open, onClose }: Props) {
  const t = useTranslations('ui')
  const languages = useLanguagesHere()
  return (
    <Dialog open={open} onClose={onClose} title={t('more')}>
      <nav className="stack stack-s" aria-label={t('more')}>
        {groups.map(({ title, items }) => (
          <div className="rail-group" key={items[0]?.href}>
            {title ? <p className="rail-title">{title}</p> : null}
            {items.map((item) => (
              <RailItem key={item.href} {...item} />
            ))}
          </div>
        ))}
      </nav>
      <nav className="cluster" aria-label={t('language.label')}>
        {languages.map(({ language, name, href, current }) => (
          <ChipLink key={language} href={href} on={current} lang={language} hrefLang={language}>
            {name}
          </ChipLink>
        ))}
      </nav>
    </Dialog>
  )
}
