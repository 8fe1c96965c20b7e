/** One of the seeded people of local mode; every one of them is labelled 'Demo' wherever they appear (PLUS-1). */
export interface DemoPerson {
  readonly name: string
  readonly gender: 1 | 2
  readonly country: string
  readonly languages: string
  readonly introduce: string
  /** Ids of PROF-26. */
  readonly interests: string
  readonly age: number
}

type Row = readonly [
  name: string,
  gender: 1 | 2,
  country: string,
  languages: string,
  introduce: string,
  interests: string,
  age: number,
]

const rows: readonly Row[] = [
  ['Lina', 2, 'BR', 'pt,en', 'Dancing until the lights go on. Ask me about samba.', '2,9,10', 24],
  ['Marta', 2, 'ES', 'es,en', 'Slow Sundays, strong coffee, long talks.', '12,9,18', 29],
  ['Aiko', 2, 'JP', 'ja,en', 'I draw tiny houses and collect rain sounds.', '8,12,18', 26],
  ['Priya', 2, 'IN', 'hi,en', 'Cricket on, tea ready. Teach me your slang!', '4,11,9', 27],
  ['Zeynep', 2, 'TR', 'tr,en', 'Photographer by day, terrible singer by night.', '8,1,10', 31],
  ['Noor', 2, 'AE', 'ar,en', 'Poems, perfume and desert camping.', '17,18,16', 28],
  ['Elif', 2, 'TR', 'tr,de', 'Baking simit, learning German, laughing a lot.', '19,11,10', 25],
  ['Chloe', 2, 'FR', 'fr,en', 'Old films and new friends.', '9,7,12', 30],
  ['Giulia', 2, 'IT', 'it,en', 'I cook for people I like. So, hungry?', '19,11,1', 33],
  ['Sofia', 2, 'PT', 'pt,es', 'Ocean first, everything else later.', '10,13,3', 23],
  ['Hanna', 2, 'SE', 'sv,en', 'Knitting, northern lights, dry jokes.', '17,18,15', 35],
  ['Mei', 2, 'MY', 'ms,en', 'Night markets and badminton.', '11,13,5', 24],
  ['Ines', 2, 'MX', 'es,en', 'Mariachi at heart, engineer by job.', '1,2,20', 29],
  ['Dana', 2, 'IL', 'he,en', 'Yoga at six, falafel at seven.', '3,11,14', 32],
  ['Linh', 2, 'VN', 'vi,en', 'Motorbike stories and iced coffee.', '10,12,8', 22],
  ['Ploy', 2, 'TH', 'th,en', 'I will teach you to cook pad thai, live.', '19,11,2', 27],
  ['Sari', 2, 'ID', 'id,en', 'Surf in the morning, batik in the evening.', '13,6,10', 26],
  ['Yuna', 2, 'KR', 'ko,en', 'Drama expert. Ask me what to watch.', '9,6,1', 25],
  ['Klara', 2, 'DE', 'de,en', 'Board games, mountains, cats.', '15,10,18', 34],
  ['Freja', 2, 'DK', 'da,en', 'Cycling everywhere, even in snow.', '13,12,10', 28],
  ['Anouk', 2, 'NL', 'nl,en', 'Tulips are overrated, cheese is not.', '11,5,7', 30],
  ['Amara', 2, 'GB', 'en,fr', 'Vinyl, vintage, very British humour.', '1,6,7', 31],
  ['Camila', 2, 'BR', 'pt,es', 'Capoeira and chocolate.', '2,13,11', 23],
  ['Leila', 2, 'FR', 'fr,ar', 'Between Lyon and Tunis, always with a book.', '18,10,12', 36],
  ['Rosa', 2, 'ES', 'es', 'Flamenco shoes, soft heart.', '2,5,1', 28],
  ['Nadia', 2, 'NO', 'no,en', 'Fjords out of the window. Want to see?', '17,8,14', 29],
  ['Tara', 2, 'IN', 'hi,en', 'Astronomy nerd, happy to point at stars.', '18,8,9', 24],
  ['Mina', 2, 'JP', 'ja', 'Karaoke queen of a very small town.', '1,5,15', 27],
  ['Emma', 2, 'US', 'en', 'Road trips and rescue dogs.', '14,10,17', 32],
  ['Olivia', 2, 'US', 'en,es', 'Stand-up beginner. Please laugh.', '9,5,1', 26],
  ['Julia', 2, 'DE', 'de', 'I restore old bicycles.', '13,12,8', 38],
  ['Vera', 2, 'NL', 'nl,en', 'Painter with paint on everything.', '8,12,15', 33],
  ['Bianca', 2, 'IT', 'it,es', 'Opera in the shower.', '1,19,6', 30],
  ['Aylin', 2, 'TR', 'tr,en', 'Backgammon? I warn you, I win.', '12,9,5', 29],
  ['Omar', 1, 'AE', 'ar,en', 'Falcon photos and football talk.', '8,20,10', 30],
  ['Jonas', 1, 'DE', 'de,en', 'Trail runner, bread baker.', '13,19,10', 34],
  ['Kenji', 1, 'JP', 'ja,en', 'Ramen research in progress.', '11,9,12', 28],
  ['Diego', 1, 'MX', 'es,en', 'Guitar, tacos, telenovelas.', '1,11,9', 27],
  ['Luca', 1, 'IT', 'it,en', 'Vespa mechanic with opinions on espresso.', '12,13,20', 32],
  ['Arjun', 1, 'IN', 'hi,en', 'Fast bowler, slow reader.', '4,18,11', 26],
  ['Emre', 1, 'TR', 'tr,en', 'Chess in the park, every evening.', '18,12,20', 31],
  ['Mateo', 1, 'ES', 'es,en', 'Street photographer of Valencia.', '8,10,1', 29],
  ['Sam', 1, 'GB', 'en', 'Allotment gardener. My tomatoes are famous.', '19,14,11', 41],
  ['Noah', 1, 'US', 'en', 'Night-shift nurse, day-time drummer.', '1,5,14', 33],
  ['Rafael', 1, 'BR', 'pt,en', 'Beach volleyball and bossa nova.', '13,1,10', 25],
  ['Mikkel', 1, 'DK', 'da,en', 'Sailing, swimming, sauna.', '13,17,10', 36],
  ['Tomas', 1, 'PT', 'pt,en', 'Fado fan, software tinkerer.', '1,12,18', 30],
  ['Yusuf', 1, 'ID', 'id,en', 'Coffee roaster from Bandung.', '12,11,8', 27],
]

/** All of them, the first screen's faces first. */
export const demoPeople: readonly DemoPerson[] = rows.map(
  ([name, gender, country, languages, introduce, interests, age]) => ({
    name,
    gender,
    country,
    languages,
    introduce,
    interests,
    age,
  }),
)
