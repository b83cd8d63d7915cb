import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { History } from '#ui/lists/history.tsx'
import type { WholePerson } from '../contract.ts'

const told = [
  ...['account_registered', 'account_signed_in', 'account_device_seen', 'account_email_verified'],
  ...['account_phone_verified', 'account_contact_changed', 'account_password_changed', 'account_second_factor_changed'],
  ...[
    'account_session_ended',
    'account_contact_brought_back',
    'account_deactivated',
    'account_reactivated',
    'person_acted',
    'person_noted',
    'person_limited',
  ],
  ...['staff_role_changed', 'staff_role_asked', 'staff_role_declined'],
  ...['person_guise_begun', 'person_guise_ended', 'account_email_change_asked', 'account_passkey_changed'],
  ...['hold_placed', 'hold_lifted', 'person_erasure_asked', 'person_merge_asked', 'account_merged'],
  ...['person_merge_answered_yes', 'person_merge_answered_no', 'person_merge_decided_yes', 'person_merge_decided_no'],
  ...['person_erasure_decided_yes', 'person_erasure_decided_no'],
] as const

/** What happened to the account, the latest first; who did it, where it was not the person. */
export function PersonHistory({ history }: { history: WholePerson['history'] }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  return (
    <section className="stack stack-s">
      <h2>{t('history')}</h2>
      {history.length === 0 ? <p className="quiet">{t('noHistory')}</p> : null}
      <History
        label={t('history')}
        entries={history.map(({ id, at, by, what, act, yes, reason }) => ({
          id,
          at,
          when: format.dateTime(new Date(at), 'moment'),
          words: act ? t(`acts.${act}`) : t(`events.${keyOf(yes === null ? what : `${what}_${yes ? 'yes' : 'no'}`)}`),
          ...(reason && { said: reason }),
          ...(by && {
            below: <p className="small quiet">{t.rich('byStaff', { name: () => <bdi>{by}</bdi> })}</p>,
          }),
        }))}
      />
    </section>
  )
}

const keyOf = (what: string) => told.find((one) => one === what.replace('.', '_')) ?? 'other'
