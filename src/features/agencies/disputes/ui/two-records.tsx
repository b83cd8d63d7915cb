import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { Dispute } from '../contract.ts'

type Props = { one: Dispute; own: 'agency' | 'client' | 'staff' }

/** Both records side by side, each with its day: the rule above says which counts. */
export function TwoRecords({ one, own }: Props) {
  const t = useTranslations('disputes')
  const format = useFormatter()
  const day = useDay()
  const { approved_at, known_since, for_this_job, last_contact, agency, client } = one
  return (
    <KeyValues
      look="tiles"
      items={[
        {
          key: own === 'agency' ? t('yourRecord') : t('recordOf', { who: agency }),
          value: approved_at
            ? t('approvedAt', { at: format.dateTime(new Date(approved_at), 'moment') })
            : t('notApproved'),
        },
        {
          key: own === 'client' ? t('yourRecord') : t('recordOf', { who: client }),
          value: (
            <Facts
              items={[
                t('knownSince', { day: day(known_since) }),
                t(for_this_job ? 'forThisJob' : 'forOther'),
                last_contact ? t('lastContact', { day: day(last_contact) }) : null,
              ]}
            />
          ),
        },
      ]}
    />
  )
}
