import { useTranslations } from '#platform/browser/intl.ts'
import type { Audience, SwitchName } from '../rules.ts'

/** What the state of a switch is called; the whole site is open or closed, not on or off. */
export function useSwitchWords() {
  const t = useTranslations('switches')
  return (name: SwitchName, audience: Audience): string =>
    name === 'site' ? t(`siteAudiences.${audience === 'everyone' ? 'everyone' : 'staff'}`) : t(`audiences.${audience}`)
}
