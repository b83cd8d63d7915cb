import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { listCallInvitations } from '../guest-contract.ts'
import { isIn } from '../rules.ts'

/** Calls that a colleague asks the reader into, in the hall and at the desks. */
export function CallInvitations({ day }: { day: string }) {
  const t = useTranslations('calls.guest')
  const { data } = useCall(listCallInvitations, { day })
  return (
    <div className="stack stack-s" role="status">
      {(data?.data ?? []).map(({ key, desk, visitor, state }) => (
        <Note key={key} tone={isIn(state) ? 'warm' : 'info'} icon="video">
          <div className="cluster spread">
            <p>{t(isIn(state) ? 'asked' : 'outOf', { number: desk, visitor })}</p>
            <LinkButton look="primary" size="s" href={`/open-day-call/${encodeURIComponent(key)}`}>
              {t('open')}
            </LinkButton>
          </div>
        </Note>
      ))}
    </div>
  )
}
