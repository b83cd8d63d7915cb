import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { appealClaim, claimDuplicate, showClaim } from '../contract.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimStanding } from './claim-standing.tsx'

type Props = { linkKey: string; submission: string; name: string; mayClaim: boolean; isClaimed: boolean }

/** For the client by its link: "we already have them", and how such a claim stands. */
export function ClaimSection({ linkKey: key, submission, name, mayClaim, isClaimed }: Props) {
  const t = useTranslations('disputes')
  const [open, setOpen] = useState(false)
  const input = { key, submission }
  const { data } = useCall(showClaim, input, { enabled: isClaimed })
  return (
    <>
      {mayClaim ? (
        <div>
          <Button look="text" size="s" onClick={() => setOpen(true)}>
            {t('weHave')}
          </Button>
        </div>
      ) : null}
      {data ? (
        <ClaimStanding one={data.data} appeal={{ call: appealClaim, input }} onChange={() => refreshCall(showClaim)} />
      ) : null}
      {open ? (
        <ClaimDialog
          call={claimDuplicate}
          input={input}
          name={name}
          onClose={() => setOpen(false)}
          onDone={() => location.reload()}
        />
      ) : null}
    </>
  )
}
