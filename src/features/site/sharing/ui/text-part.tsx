import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf, languageNames } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { SharePanel } from '../contract.ts'

/** The text to copy in each language; the visitor's own is open. */
export function TextPart({ shared: { texts } }: { shared: SharePanel }) {
  const t = useTranslations('sharing.page')
  return (
    <section className="stack" aria-labelledby="share-texts">
      <h2 id="share-texts">{t('texts')}</h2>
      <p className="small quiet">{t('textsHelp')}</p>
      <div className="stack stack-s">
        {texts.map(({ language, text }, at) => (
          <details key={language} className="card share-text" name="share-text" open={at === 0}>
            <summary className="row spread">
              <span className="strong" lang={language}>
                {languageNames[language]}
              </span>
              <Icon name="down" size="s" />
            </summary>
            <div className="stack">
              <p className="share-words" lang={language} dir={directionOf(language)}>
                {text}
              </p>
              <div>
                <Button
                  type="button"
                  look="quiet"
                  size="s"
                  icon="copy"
                  data-copy={text}
                  data-copied={t('copied')}
                  data-not-copied={t('notCopied')}
                >
                  {t('copyText')}
                </Button>
              </div>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
