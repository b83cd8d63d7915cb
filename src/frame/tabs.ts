import { useTranslations } from '#platform/browser/intl.ts'
import type { NavItem } from '#ui/shells/nav-item.ts'
import type { Place } from './place.ts'

/** So many stand beside each other at the thumb. */
export const mostTabs = 5
const shortened = ['cvSearch', 'submissions', 'placements', 'applications'] as const
type Shortened = (typeof shortened)[number]
/** Places whose name is too long for a tab: shorter, or with the place where it breaks. */
const isShortened = (key: string): key is Shortened => shortened.some((one) => one === key)

/** What a place is called in the rail, and in a tab bar. */
export function usePlaceName() {
  const t = useTranslations('frame')
  return ({ href, key, icon }: Place) => ({
    href,
    icon,
    words: t(`places.${key}`),
    ...(isShortened(key) && { short: t(`tabs.${key}`) }),
  })
}

/** The main places for the thumb; what has no room there, group by group. */
export function tabsAmong<Group extends { items: NavItem[] }>(groups: readonly Group[]) {
  const all = groups.flatMap(({ items }) => items)
  const tabs = all.slice(0, all.length > mostTabs ? mostTabs - 1 : mostTabs)
  const rest = groups
    .map((group) => ({ ...group, items: group.items.filter((item) => !tabs.includes(item)) }))
    .filter(({ items }) => items.length > 0)
  return { tabs, rest }
}
