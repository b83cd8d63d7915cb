import { useState } from 'react'
import { appealOwnClaim, claimOwnDuplicate, showOwnClaim } from '#features/agencies/disputes/contract.ts'
import { ClaimDialog } from '#features/agencies/disputes/ui/claim-dialog.tsx'
import { ClaimStanding } from '#features/agencies/disputes/ui/claim-standing.tsx'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

type Props = { application: string; name: string; agency: string }

/** An applicant whom an agency put forward: which one, the way to say that one has them already, and how that stands. */
export function ThroughAgency({ application, name, agency }: Props) {
  const t = useTranslations('recruiters.through')
  const said = useTranslations('disputes')
  const may = useMay()
  const [claiming, claim] = useState(false)
  const { data } = useCall(showOwnClaim, { application })
  const refresh = () => {
    refreshCall(showOwnClaim)
    refreshCall(showApplicant)
  }
  const appeal = may('applicant.move') ? { call: appealOwnClaim, input: { application } } : null
  return (
    <>
      <Note title={t('title')}>
        <div className="stack stack-s">
          <p className="small">{t.rich('text', { agency: () => <bdi>{agency}</bdi> })}</p>
          {data?.data.may_claim ? (
            <div>
              <Button size="s" onClick={() => claim(true)}>
                {said('weHave')}
              </Button>
            </div>
          ) : null}
        </div>
      </Note>
      {data?.data.dispute ? <ClaimStanding one={data.data.dispute} appeal={appeal} onChange={refresh} /> : null}
      {claiming ? (
        <ClaimDialog
          call={claimOwnDuplicate}
          input={{ application }}
          name={name}
          onClose={() => claim(false)}
          onDone={refresh}
        />
      ) : null}
    </>
  )
}
