import { useTerms } from '#features/agencies/clients/ui/use-terms.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { endRecruiter, type JobRecruiter, listRecruiters } from '../contract.ts'
import { OutsideRow, whenEnded } from './outside-row.tsx'

type Props = { job: string; row: JobRecruiter; mayAsk: boolean; onAsk: () => void }

/** An agency or freelance recruiter of a job, with the terms. */
export function RecruiterRow({ job, row, mayAsk, onAsk }: Props) {
  const t = useTranslations('recruiters')
  const day = useDay()
  const terms = useTerms()
  const end = useSureSend(
    endRecruiter,
    whenEnded(t('dialog.ended'), () => refreshCall(listRecruiters)),
  )
  const { agency } = row
  return (
    <OutsideRow
      {...{ job, row, mayAsk, onAsk, name: agency.name, kind: 'company' }}
      named={
        <a className="link medium" href={`/companies/${agency.slug}`}>
          <bdi>{agency.name}</bdi>
        </a>
      }
      facts={[
        t(`kinds.${agency.kind === 'freelance' ? 'freelance' : 'agency'}`),
        terms.fee(row),
        terms.guarantee(row),
        t('asked', { day: day(row.asked_at) }),
      ]}
      end={{ ...end, text: t('endText'), go: () => end.send({ job, recruiter: row.id }) }}
    />
  )
}
