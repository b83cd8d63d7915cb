import type { JobView } from '../contract.ts'

const kinds: Record<string, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  shift: 'OTHER',
}
const units = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' } as const

/** Google's names for the levels of the list; it has none for what lies between. */
const degrees: Record<string, string | undefined> = {
  secondary: 'high school',
  vocational: 'professional certificate',
  professional: 'professional certificate',
  diploma: 'associate degree',
  higher_diploma: 'associate degree',
  bachelor: 'bachelor degree',
  specialist: 'postgraduate degree',
  engineer: 'bachelor degree',
  master: 'postgraduate degree',
  mba: 'postgraduate degree',
  medical: 'postgraduate degree',
  doctorate: 'postgraduate degree',
}

/** A job as schema.org JobPosting, with what Google asks for; JSON. */
export function jobPosting(job: JobView, publicUrl: string): string {
  const { company, text, country_code } = job
  const countryOf = (name: string) => ({ '@type': 'Country', name })
  const from = job.applicant_countries.map(({ code }) => countryOf(code))
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [text.description, text.responsibilities, text.requirements].filter(Boolean).join('\n'),
    identifier: { '@type': 'PropertyValue', name: company.slug ? company.name : undefined, value: job.reference },
    url: `${publicUrl}/jobs/${encodeURIComponent(job.address)}`,
    datePosted: job.published_at,
    validThrough: job.expires_at ?? undefined,
    employmentType: job.employment_types.flatMap((type) => kinds[type] ?? []),
    // an anonymous employer is confidential here too (developers.google.com/search/docs: hiringOrganization)
    hiringOrganization: company.slug
      ? {
          '@type': 'Organization',
          name: company.name,
          url: `${publicUrl}/companies/${encodeURIComponent(company.slug)}`,
          sameAs: job.company_website ?? undefined,
          logo: company.logo ? `${publicUrl}${company.logo}` : undefined,
        }
      : 'confidential',
    ...(job.workplace === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: from.length > 0 ? from : countryOf(country_code),
        }
      : {
          jobLocation: oneOrMore(
            (job.cities.length > 0 ? job.cities : [undefined]).map((addressLocality) => ({
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality, addressCountry: country_code },
            })),
          ),
        }),
    baseSalary: salaryOf(job.salary),
    totalJobOpenings: job.openings,
    jobStartDate: job.starts_on ?? undefined,
    experienceRequirements: experienceOf(job.experience),
    educationRequirements: degrees[job.degree_code ?? ''] && {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: degrees[job.degree_code ?? ''],
    },
    skills: job.skills_must.join(', ') || undefined,
    directApply: job.apply_mode === 'here',
  })
}

const oneOrMore = <T>(list: readonly T[]) => (list.length === 1 ? list[0] : list)

/** Months at least, as Google wants them; none for those who begin. */
function experienceOf(range: string | null) {
  const years = Number(range?.split('|')[0])
  if (range === null || Number.isNaN(years)) return undefined
  return years === 0
    ? 'no requirements'
    : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 }
}

function salaryOf(salary: JobView['salary']) {
  if (!salary) return undefined
  const { min, max, currency, period } = salary
  // "from" is no exact amount
  const range = min && min === max ? { value: min } : { minValue: min ?? undefined, maxValue: max ?? undefined }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...range, unitText: units[period] },
  }
}

/** The words of a clean HTML text, for descriptions. */
export const plainWords = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
