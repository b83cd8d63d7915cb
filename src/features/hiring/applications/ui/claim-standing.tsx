import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type showClaim, withdrawByLink } from '../claim-contract.ts'
import { useAnswerClock } from './my-application-card.tsx'

type Props = { claimKey: string; claim: Gives<typeof showClaim>['data'] }

/** How it stands, for whoever has no account: the link came to their address. */
export function ClaimStanding({ claimKey, claim }: Props) {
  const t = useTranslations('applications')
  const format = useFormatter()
  const clock = useAnswerClock(claim)
  const sent = format.dateTime(new Date(claim.submitted_at), { day: 'numeric', month: 'long' })
  const { ask, send, question } = useSureSend(withdrawByLink, { onDone: () => location.reload() })
  return (
    <div className="stack stack-s">
      <Facts
        items={[
          // "sent" is what the day says
          claim.status === 'sent' ? null : (
            <span key="status" className="strong">
              {t(`status.${claim.status}`)}
            </span>
          ),
          t(claim.is_put ? 'claim.addedOn' : 'claim.sentOn', { day: sent }),
          clock,
        ]}
      />
      {claim.may_withdraw ? (
        <div>
          <Button size="s" look="text" onClick={ask}>
            {t('withdraw.open')}
          </Button>
          <SureDialog
            {...question}
            title={t('withdraw.sure')}
            go={t('withdraw.open')}
            keep={t('withdraw.keep')}
            onGo={() => send({ key: claimKey })}
          >
            <p>{t('claim.withdrawText', { company: claim.job.company.name })}</p>
          </SureDialog>
        </div>
      ) : null}
    </div>
  )
}
