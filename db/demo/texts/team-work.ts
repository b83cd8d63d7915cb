/** What the team of the employer's page writes; they work in English. */
export const work = {
  criteria: ['Knows the trade', 'Works with others', 'Languages for the job'],
  tags: ['second look', 'referred', 'discuss pay', 'for the night shift', 'call first'],
  notes: [
    'Worked with two of our suppliers. I will ask how it went.',
    'Good on paper; the gap in 2023 is explained in the cover note.',
    'Asks for a little more than we planned. Worth a call.',
    'Recommended by a colleague from the Jebel Ali team.',
    'Would fit the Sharjah branch better. Shall we suggest it?',
  ],
  recommendations: [
    'Calm, precise, asks the right questions.',
    'Strong, but would need some weeks with our tools.',
    'Knows exactly what the job is about.',
    'I would gladly work with this person.',
  ],
  tasks: ['Call the last employer', 'Check the licence', 'Agree a date with the team', 'Read the portfolio'],
  reasons: [
    {
      // one name for people of three languages
      name: 'Forklift licence · Права на погрузчик · Permis cariste',
      texts: [
        {
          language: 'en' as const,
          text: 'This team works with forklifts every day, so we chose people who hold a licence. We would be glad to hear from you once you have one.',
        },
        {
          language: 'ar' as const,
          text: 'يعمل هذا الفريق بالرافعات الشوكية كل يوم، فاخترنا من يحملون رخصة. ويسعدنا أن تراسلنا حين تحصل عليها.',
        },
        {
          language: 'ru' as const,
          text: 'Эта команда каждый день работает на погрузчиках, поэтому мы выбрали тех, у кого есть права. Будем рады вашему отклику, когда вы их получите.',
        },
        {
          language: 'fr' as const,
          text: 'Cette équipe conduit des chariots élévateurs tous les jours : nous avons retenu des personnes qui ont le permis cariste. Écrivez-nous quand vous l’aurez.',
        },
      ],
    },
    {
      name: 'Only the night shift is left',
      texts: [
        {
          language: 'en' as const,
          text: 'Only the night shift is left, and you asked for days. We keep you in mind for the day shift.',
        },
        {
          language: 'ru' as const,
          text: 'Осталась только ночная смена, а вы искали дневную. Мы вспомним о вас, когда откроется дневная.',
        },
        {
          language: 'ar' as const,
          text: 'لم تبق إلا المناوبة الليلية، وقد طلبت النهارية. سنتذكرك حين تتاح مناوبة نهارية.',
        },
        {
          language: 'fr' as const,
          text: 'Il ne reste que le poste de nuit, et vous cherchiez un poste de jour. Nous penserons à vous pour le prochain.',
        },
      ],
    },
  ],
  templates: [
    {
      name: 'Documents we need',
      texts: [
        {
          language: 'en' as const,
          subject: 'Documents for {job_title}',
          text: 'Dear {candidate_name},\n\nWe would like to move forward with your application. Please send us a copy of your passport and of your highest degree.\n\nKind regards\n{company_name}',
        },
        {
          language: 'ar' as const,
          subject: 'المستندات المطلوبة لوظيفة {job_title}',
          text: '{candidate_name}، تحية طيبة،\n\nنود المتابعة معك. نرجو إرسال نسخة من جواز السفر ومن أعلى شهادة لديك.\n\nمع التحية\n{company_name}',
        },
      ],
    },
    {
      name: 'Still deciding',
      texts: [
        {
          language: 'en' as const,
          subject: 'Your application for {job_title}',
          text: 'Dear {candidate_name},\n\nWe have not decided yet and wanted to let you know. You will hear from us by the end of next week.\n\nKind regards\n{company_name}',
        },
      ],
    },
  ],
  views: [
    {
      names: { en: 'Overdue replies', ar: 'ردود متأخرة', ru: 'Просроченные ответы', fr: 'Réponses en retard' },
      query: 'wait=late',
    },
    {
      names: { en: 'No reply yet', ar: 'دون رد بعد', ru: 'Пока без ответа', fr: 'Sans réponse' },
      query: 'wait=unanswered&sort=newest',
    },
  ],
  savedNotes: ['Ask whether the shifts rotate.', 'Compare the salary with the other one.'],
  savedNear: 'Close to home.',
}
