/** What the team of the employer's page writes; they work in English. */
export const work = {
  criteria: ['Knows the trade', 'Works with others', 'Languages for the post'],
  tags: ['second look', 'local', 'ready at once', 'for the night shift', 'speaks Arabic'],
  notes: [
    'Worked with two of our suppliers. I will ask how it went.',
    'Good on paper; the gap in 2023 is explained in the letter.',
    'Asks for a little more than we planned. Worth a talk.',
    'Came recommended by somebody from the Jebel Ali team.',
    'Would fit the branch in Sharjah better. Shall we ask?',
  ],
  verdicts: [
    'Calm, precise, asks the right questions.',
    'Strong, but would need some weeks with our tools.',
    'Knows exactly what the post is about.',
    'I would gladly work with this person.',
  ],
  tasks: ['Ring the last employer', 'Check the licence', 'Agree on a day with the team', 'Read the portfolio'],
  templates: [
    {
      name: 'Papers we need',
      texts: [
        {
          language: 'en',
          subject: 'Papers for {job_title}',
          text: 'Dear {candidate_name},\n\nwe would like to go on with you. Please send us a copy of your passport and of your highest degree.\n\nKind regards\n{page_name}',
        },
        {
          language: 'ar',
          subject: 'الأوراق المطلوبة لوظيفة {job_title}',
          text: '{candidate_name}، تحية طيبة،\n\nنود المتابعة معك. نرجو إرسال نسخة من جواز السفر ومن أعلى شهادة لديك.\n\nمع التحية\n{page_name}',
        },
      ],
    },
    {
      name: 'Still deciding',
      texts: [
        {
          language: 'en',
          subject: 'Your application for {job_title}',
          text: 'Dear {candidate_name},\n\nwe have not decided yet, and did not want to leave you without a word. You hear from us by the end of next week.\n\nKind regards\n{page_name}',
        },
      ],
    },
  ],
  views: [
    { name: 'Late answers', query: 'wait=late' },
    { name: 'Nobody answered yet', query: 'wait=unanswered&sort=newest' },
  ],
  savedNotes: ['Ask whether the shifts rotate.', 'Compare the pay with the other one.'],
  savedNear: 'Close to home.',
}
