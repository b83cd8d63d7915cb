import { useTranslations } from '#platform/browser/intl.ts'

const promises = ['free', 'answer', 'open'] as const

/** What the house holds itself to: rules that the product keeps, not figures of a month. */
export function Promises() {
  const t = useTranslations('landing.promises')
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('heading')}</h2>
      </div>
      <ul className="grid promises">
        {promises.map((promise) => (
          <li key={promise}>
            <b className="num">{t(`${promise}.number`)}</b>
            <h3>{t(`${promise}.title`)}</h3>
            <p className="quiet">{t(`${promise}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
