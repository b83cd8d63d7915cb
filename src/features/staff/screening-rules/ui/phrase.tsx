import './phrase.css'
import { useTranslations } from '#platform/browser/intl.ts'

/** The words of a rule as people read them: step by step, "or" between those that stand for each other, an ellipsis where a word goes on. */
export function Phrase({ phrase }: { phrase: string }) {
  const t = useTranslations('screeningRules')
  const steps = phrase.split(' ').map((step, at) => ({ step, key: `${at} ${step}` }))
  return (
    <span className="phrase" dir="auto">
      {steps.map(({ step, key }) =>
        step === '..' ? (
          <span key={key} className="small quiet">
            {t('gap')}
          </span>
        ) : (
          <span key={key} className="phrase-step">
            {step.split('|').map((word, at) => (
              <span key={word}>
                {at > 0 ? <span className="small quiet"> {t('or')} </span> : null}
                <bdi>{word.replace(/\*$/, '…')}</bdi>
              </span>
            ))}
          </span>
        ),
      )}
    </span>
  )
}
