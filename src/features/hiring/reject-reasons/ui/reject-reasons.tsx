import { useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { commaOf, languageNames, toLanguage } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { listOwnReasons, type RejectReason } from '../contract.ts'
import { ReasonForm } from './reason-form.tsx'

/** Reasons the page keeps for not selecting somebody, and what a candidate reads of each. */
export function RejectReasons() {
  const t = useTranslations('rejectReasons')
  const comma = commaOf(toLanguage(useLocale()))
  const { data } = useCall(listOwnReasons, {})
  const [writing, write] = useState<{ from: RejectReason | null } | null>(null)
  if (!data) return null
  const { reasons, may_change } = data.data
  const offered = reasons.filter(({ dropped }) => !dropped)
  return (
    <section className="stack stack-s" aria-labelledby="reject-reasons">
      <div className="cluster spread">
        <h2 id="reject-reasons">{t('title')}</h2>
        {may_change ? (
          <Button icon="plus" onClick={() => write({ from: null })}>
            {t('add')}
          </Button>
        ) : null}
      </div>
      <p className="quiet measure">{t('lead')}</p>
      {offered.length === 0 ? <p className="quiet">{t('none')}</p> : null}
      <ul className="rows">
        {offered.map((reason) => (
          <li key={reason.id} className="row row-top">
            <div className="grow stack stack-xs">
              <b>
                <bdi>{reason.name}</bdi>
              </b>
              <span className="small quiet" dir="auto">
                {reason.told}
              </span>
              <span className="small faint">
                {reason.texts.map(({ language }) => languageNames[language]).join(comma)}
              </span>
            </div>
            {may_change ? (
              <Button size="s" aria-label={`${t('change')}: ${reason.name}`} onClick={() => write({ from: reason })}>
                {t('change')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {writing ? <ReasonForm key={writing.from?.id ?? 'new'} from={writing.from} onClose={() => write(null)} /> : null}
    </section>
  )
}
