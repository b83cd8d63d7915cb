import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChipLink } from '#ui/basics/chip.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { RailItem, type WorkShell } from '#ui/shells/rail.tsx'
import { TabButton } from '#ui/shells/tab-bar.tsx'
import { useLanguagesHere } from './languages-here.ts'

type Props = { groups: ComponentProps<typeof WorkShell>['groups'] }

/** On phones: every place that the tab bar has no room for, and the other languages. */
export function MorePlaces({ groups }: Props) {
  const t = useTranslations('ui')
  const [open, setOpen] = useState(false)
  const languages = useLanguagesHere()
  const isHere = groups.some(({ items }) => items.some(({ current }) => current))
  return (
    <>
      <TabButton words={t('more')} icon="menu" current={isHere} onPress={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={t('more')}>
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
    </>
  )
}
