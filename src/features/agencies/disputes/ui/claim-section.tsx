import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { appealClaim, claimDuplicate, showClaim } from '../contract.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { TwoRecords } from './two-records.tsx'

type Props = { linkKey: string; submission: string; name: string; mayClaim: boolean; isClaimed: boolean }

/** For the client: "we already have them", and how such a claim stands. */
export function ClaimSection({ linkKey: key, submission, name, mayClaim, isClaimed }: Props) {
  const t = useTranslations('disputes')
  const [open, setOpen] = useState(false)
  return (
    <>
      {mayClaim ? (
        <div>
          <Button look="text" size="s" onClick={() => setOpen(true)}>
            {t('weHave')}
          </Button>
        </div>
      ) : null}
      {isClaimed || mayClaim ? <Standing linkKey={key} submission={submission} isClaimed={isClaimed} /> : null}
      {open ? (
        <ClaimDialog
          call={claimDuplicate}
          input={{ key, submission }}
          name={name}
          onClose={() => setOpen(false)}
          onDone={() => location.reload()}
        />
      ) : null}
    </>
  )
}

function Standing({ linkKey: key, submission, isClaimed }: Pick<Props, 'linkKey' | 'submission' | 'isClaimed'>) {
  const t = useTranslations('disputes')
  const day = useDay()
  const [appealing, appeal] = useState(false)
  const { data } = useCall(showClaim, { key, submission }, { enabled: isClaimed })
  const form = useForm(appealClaim, {
    initial: { words: '' },
    toInput: ({ words }) => ({ key, submission, words }),
    onDone() {
      toast.show({ text: t('appealed'), tone: 'good' })
      appeal(false)
      refreshCall(showClaim)
    },
  })
  const one = data?.data
  if (!one) return null
  return (
    <Note tone="warm" title={t(one.state === 'claimed' ? 'waitsForAgency' : `stands.${one.state}`)}>
      <div className="stack stack-s">
        {one.state === 'claimed' ? <p className="small quiet">{t('answersBy', { day: day(one.due_at) })}</p> : null}
        <TwoRecords one={one} own="client" />
        {one.appeal_until && one.decided_for === 'agency' ? (
          <div>
            <Button size="s" onClick={() => appeal(true)}>
              {t('appeal', { day: day(one.appeal_until) })}
            </Button>
          </div>
        ) : null}
        {appealing ? <AppealDialog form={form} onClose={() => appeal(false)} /> : null}
      </div>
    </Note>
  )
}
