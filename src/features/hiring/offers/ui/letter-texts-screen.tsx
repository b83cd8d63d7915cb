import { useState } from 'react'
import { useLocale } from 'use-intl'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { type Language, languages, toLanguage } from '#platform/shared/languages.ts'
import { WrittenLanguages } from '#ui/fields/written-languages.tsx'
import { showTexts } from '../contract.ts'
import type { Route } from './+types/letter-texts-screen'
import { TextEditor } from './text-editor.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const may = session?.may.includes('offer.propose') === true
  return { first: may ? await load(page, showTexts, {}) : undefined }
}

/** What a page's letters say, language by language. */
export default function LetterTextsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('offers.texts')
  const [language, setLanguage] = useState<Language>(toLanguage(useLocale()))
  const { data } = useCall(showTexts, {}, { initial: first, enabled: first !== undefined })
  const text = data?.data.texts.find((one) => one.language === language)
  return (
    <WorkScreen title={t('title')} name="offer-texts" needs="offer.propose" className="stack stack-l">
      <div className="stack stack-s">
        <a className="link small" href="/page/offers">
          {t('back')}
        </a>
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('help')}</p>
      </div>
      <WrittenLanguages shown={languages} written={language} onWrite={setLanguage} />
      {text && data ? (
        <TextEditor key={`${language} ${text.text}`} text={text} parameters={data.data.parameters} />
      ) : null}
    </WorkScreen>
  )
}
