import { useState } from 'react'
import { useLocale } from 'use-intl'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { inEach, type Language, toLanguage } from '#platform/shared/languages.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { listBrands } from '../contract.ts'
import type { Route } from './+types/brands-screen'
import { BrandPreview } from './brand-preview.tsx'
import { type Look, lookOf, tokensOf } from './look.ts'
import { fileOf, type Saying } from './saying.ts'
import { SayingFields } from './saying-fields.tsx'
import { SayingPreview } from './saying-preview.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.switch.set')
  return { first: session ? await load(page, listBrands, {}) : undefined }
}

/** `/admin/brands`: the look of each brand, tried here; nobody else sees it, and nothing is kept. */
export default function BrandsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('brands')
  const list = useCall(listBrands, {}, { initial: first, enabled: first !== undefined })
  const all = list.data?.data ?? []
  return (
    <ListScreen name="brands" title={t('title')} lead={t('lead')} list={list} wide>
      {all.length > 0 ? <TryOne all={all} /> : null}
    </ListScreen>
  )
}

type Brands = Gives<typeof listBrands>['data']

const sayingOf = (brand: Brands[number] | undefined): Saying => ({
  texts: brand?.texts ?? inEach(() => ({ name: '', headline: '' })),
  icon: brand?.icon ?? { line: '', lamp: '', ground: '' },
  sender: brand?.sender ?? '',
})

function TryOne({ all }: { all: Brands }) {
  const t = useTranslations('brands')
  const [key, choose] = useState(all[0]?.key ?? '')
  const brand = all.find((one) => one.key === key)
  const [look, setLook] = useState<Look>(lookOf(brand?.tokens ?? {}))
  const [saying, say] = useState<Saying>(sayingOf(brand))
  const [language, speak] = useState<Language>(toLanguage(useLocale()))
  const set = (name: keyof Look) => (value: string) => setLook((now) => ({ ...now, [name]: value }))
  const tokens = tokensOf(look)
  return (
    <div className="stack stack-l">
      <div className="brand-fields">
        <NativeSelect
          name="brand"
          label={t('brand')}
          value={key}
          onChange={(chosen) => {
            choose(chosen)
            const next = all.find((one) => one.key === chosen)
            setLook(lookOf(next?.tokens ?? {}))
            say(sayingOf(next))
          }}
          choices={all.map(({ key, name, running }) => ({ id: key, text: running ? t('running', { name }) : name }))}
        />
        {(['accent', 'ink', 'paper', 'radius'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`looks.${name}`)}
            help={t(name === 'radius' ? 'pixels' : 'degrees')}
            inputMode="numeric"
            dir="ltr"
            value={look[name]}
            onChange={set(name)}
          />
        ))}
      </div>
      <TextArea
        name="more"
        label={t('looks.more')}
        help={t('moreHelp')}
        optional
        rows={3}
        maxLength={2000}
        value={look.more}
        onChange={set('more')}
      />
      <SayingFields saying={saying} language={language} onLanguage={speak} onChange={say} />
      <SayingPreview saying={saying} known={sayingOf(brand).icon} language={language} />
      <BrandPreview tokens={tokens} name={saying.texts[language].name} />
      <section className="stack stack-s">
        <h2>{t('file')}</h2>
        <p className="small quiet measure">{t('fileHelp', { file: `brands/${key}/brand.json` })}</p>
        <pre className="brand-file" dir="ltr">
          {JSON.stringify({ ...fileOf(saying, sayingOf(brand).icon), tokens }, null, 2)}
        </pre>
        {saying.sender !== brand?.sender ? (
          <>
            <p className="small quiet measure">{t('senderFile')}</p>
            <pre className="brand-file" dir="ltr">{`MAIL_FROM=${saying.sender}`}</pre>
          </>
        ) : null}
      </section>
    </div>
  )
}
