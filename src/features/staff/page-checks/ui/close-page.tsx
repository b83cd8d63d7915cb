import { useState } from 'react'
import { ProofDialog } from '#features/people/sign-in/ui/proof-dialog.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { closePage, closing } from '../contract.ts'

/** The end of the page, with what ends with it; asks once more who sits there. */
export function ClosePage() {
  const t = useTranslations('pageChecks.close')
  const [asking, setAsking] = useState(false)
  const [proving, setProving] = useState(false)
  const { data } = useCall(closing, {}, { enabled: asking })
  const end = useSend(closePage, {
    onDone: () => location.assign('/my-pages?closed=1'),
    onProblem(problem) {
      if (problem.code === 'proof_needed') setProving(true)
      else toast.show({ text: problem.message, tone: 'bad' })
    },
  })
  const facts = data?.data
  return (
    <section className="stack stack-s" aria-labelledby="close">
      <h2 id="close" className="lead">
        {t('title')}
      </h2>
      <p className="quiet measure">{t('text')}</p>
      <div>
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('go')}
        </Button>
      </div>
      {proving ? (
        <ProofDialog
          onClose={() => setProving(false)}
          onProved={() => {
            setProving(false)
            end.mutate({})
          }}
        />
      ) : asking && facts ? (
        <SureDialog
          open
          onClose={() => setAsking(false)}
          title={t('sure', { name: facts.name })}
          go={t('yes')}
          keep={t('no')}
          busy={end.isPending}
          onGo={() => end.mutate({})}
        >
          <ul className="stack stack-s">
            <li>{t('jobs', { count: facts.jobs })}</li>
            <li>{t('applications', { count: facts.applications })}</li>
            {facts.interviews > 0 ? <li>{t('interviews', { count: facts.interviews })}</li> : null}
            {facts.offers > 0 ? <li>{t('offers', { count: facts.offers })}</li> : null}
            <li>{t('members', { count: facts.members })}</li>
            <li>{t('forGood')}</li>
          </ul>
        </SureDialog>
      ) : null}
    </section>
  )
}
