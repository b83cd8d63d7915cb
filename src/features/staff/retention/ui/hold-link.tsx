import { useMayAsStaff } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { HoldKind } from '../rules.ts'

/** The way from a person, company or case to a legal hold on it, for those who place holds. */
export function HoldLink({ kind, thing }: { kind: HoldKind; thing: string }) {
  const t = useTranslations('retention')
  const may = useMayAsStaff()
  if (!may('staff.retention.watch')) return null
  return (
    <div>
      <LinkButton size="s" look="quiet" icon="lock" href={`/admin/retention?${new URLSearchParams({ kind, thing })}`}>
        {t('link')}
      </LinkButton>
    </div>
  )
}
