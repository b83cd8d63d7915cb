import { linkKinds } from '#features/companies/pages/contract.ts'
import { linkNames } from '#features/companies/pages/ui/link-names.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import type { SectionProps } from './profile-values.ts'
import { Section } from './section.tsx'

/** The website, and where else the company is. */
export function LinksSection({ values: { website, links }, set, errorOf }: SectionProps) {
  const t = useTranslations('pageProfile.links')
  return (
    <Section id="links">
      <TextField
        name="website"
        label={t('website')}
        help={t('websiteHelp')}
        type="url"
        maxLength={500}
        optional
        error={errorOf('website')}
        value={website}
        onChange={(address) => set('website', address)}
      />
      <div className="page-links">
        {linkKinds.map((kind) => (
          <TextField
            key={kind}
            name={`links.${kind}`}
            label={linkNames[kind]}
            type="url"
            maxLength={500}
            optional
            error={errorOf(`links.${kind}`)}
            value={links[kind] ?? ''}
            onChange={(address) => set('links', { ...links, [kind]: address })}
          />
        ))}
      </div>
    </Section>
  )
}
