import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { TabButton } from '#ui/shells/tab-bar.tsx'
import type { PlacesShown } from './more-panel.tsx'

const fetchPanel = async () => (await import('./more-panel.tsx')).MorePanel
const MorePanel = late(fetchPanel)

/** On phones: the way to every place that the tab bar has no room for. What it opens is there before a finger comes; wide windows do without. */
export function MorePlaces({ groups }: PlacesShown) {
  const t = useTranslations('ui')
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    if (matchMedia('(width < 960px)').matches) void fetchPanel().catch(() => undefined)
  }, [])
  const isHere = groups.some(({ items }) => items.some(({ current }) => current))
  return (
    <>
      <TabButton words={t('more')} icon="menu" current={isHere} onPress={() => setOpen(true)} />
      {open === null ? null : <MorePanel groups={groups} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
