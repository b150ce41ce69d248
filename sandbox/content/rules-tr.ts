import type { Rules } from './rules.ts';

/** They say only what this server does. */
export const turkishRules: Rules = {
  contents: 'Kuralların bölümleri',
  chapters: [
    {
      title: 'Genel kurallar',
      description: 'Bir bahis ne zaman geçerlidir, oran değişince ne olur ve bahis tutarı ne zaman geri verilir.',
      parts: [
        {
          title: 'Bir bahis ne zaman geçerlidir',
          paragraphs: [
            'Bahis, kabul edildiği andaki oran ve kurallar üzerine bir anlaşmadır. Kupon numarasını gösterdiğinde geçerlidir.',
            'Oynanan bir maça bahis 3 ile 8 saniye bekler. Bu sürede oran ya da skor değişirse kupon, ayarlarında seçtiğinizi yapar.',
          ],
        },
        {
          title: 'Bir bahis ne zaman sonuçlanır',
          paragraphs: [
            'Bahisler maç bitince son skora, bir bölüme olanlar o bölümün skoruna göre sonuçlanır.',
            'Sporu için belirlenen sürede oynanmayan maç 1 oranıyla geri verilir.',
          ],
        },
        {
          title: 'Oyuncu bahisleri',
          paragraphs: [
            'Kendi kalesine gol hiçbir oyuncuya yazılmaz: ilk golü atan, bir sonraki golü atandır. Yalnızca kendi kalesine goller varsa “Gol yok” kazanır.',
            'O golü maça sonradan giren biri atarsa “Yedek oyuncu” kazanır. Oyundan çıkan ya da atılan oyuncuya yapılan bahis geçerli kalır.',
          ],
        },
      ],
    },
    {
      title: 'Toplamlar ve handikaplar',
      description: 'Tam, yarım ve çeyrek çizgiler ne öder; her sonuç için örnekle.',
      parts: [
        {
          title: 'Üç tür çizgi',
          paragraphs: [
            'Toplam, iki skorun toplamını çizgisiyle karşılaştırır. Handikap, karşılaştırmadan önce kendi tarafının skoruna eklenir.',
            'Yarım çizgi kazanır ya da kaybeder. Tam çizgi, sonuç ona eşitse tutarı geri verir. Çeyrek çizgi, iki yanındaki çizgilere yarımşar tutarla iki bahistir.',
          ],
        },
        {
          title: 'Örnek: toplam üst',
          table: {
            head: ['Gol', '2 üst', '2.25 üst', '2.5 üst', '2.75 üst'],
            rows: [
              ['1', 'kayıp', 'kayıp', 'kayıp', 'kayıp'],
              ['2', 'geri verilir', 'yarısı kayıp', 'kayıp', 'kayıp'],
              ['3', 'kazanç', 'kazanç', 'kazanç', 'yarısı kazanç'],
              ['4', 'kazanç', 'kazanç', 'kazanç', 'kazanç'],
            ],
          },
        },
      ],
    },
    {
      title: 'Kupon türleri',
      description: 'Tekli, kombine, sistem ve ötekiler: her biri neden oluşur ve ne zaman öder.',
      parts: [
        {
          title: 'Her tür nedir',
          table: {
            head: ['Tür', 'Bahis', 'Neden oluşur', 'Ne zaman öder'],
            rows: [
              ['Tekli', '1', 'tek bahis', 'bahis kazanınca'],
              ['Ayrı tekliler', '2–50', 'her birinin kendi tutarı olan birkaç bahis', 'her biri kendi başına'],
              ['Kombine', '2–50', 'oranları çarpılan birkaç bahis', 'bütün bahisler kazanınca'],
              [
                'Sistem',
                '3–20',
                'bahislerinizin oluşturduğu tek boyda bütün kombineler; bankolar her birindedir',
                'bu kombinelerin bir kısmı kazanınca',
              ],
              [
                'Zincir',
                '2–20',
                'tek tutarla art arda bahisler: birinin ödediği, ilk tutarı aşmadan sonrakine yatar',
                'hesapta bir şey kalınca',
              ],
              [
                'Çoklu bahis',
                '3–20',
                'bahis blokları; her blok bir sistemin parçasıdır, lobi her satırdadır',
                'yeterince blok bütün olarak kazanınca',
              ],
              [
                'Koşullu',
                '2–20',
                'sırayla bloklar: bir bloğun ödediği, belirlediğiniz tutara kadar sonrakinin tutarıdır',
                'hesapta bir şey kalınca; ilk blok kaybederse biter',
              ],
              ['Anti kombine', '2–20', 'bir kombinenin bahisleri', 'kombine kazanmayınca'],
              [
                'Lucky',
                '2–8',
                'bahislerinizin oluşturduğu bütün tekliler ve her boyda kombineler, eşit bölünen tek tutarla',
                'en az bir bahis kazanınca',
              ],
              [
                'Patent',
                '3–8',
                'iki bahisten başlayarak her boyda bütün kombineler, eşit bölünen tek tutarla',
                'en az iki bahis kazanınca',
              ],
            ],
          },
        },
        {
          title: 'Geri verilen bahis',
          paragraphs: [
            'Kombine, sistem, çoklu bahis, lucky ve patent’te geri verilen bahis 1 oranıyla sayılır. Ötekiler sürer.',
            'Zincir ve koşullu bahiste hesap, geri verilen bahisten değişmeden geçer. Anti kombinede o bahis çıkar, ötekiler yeni bir oran oluşturur.',
          ],
        },
        {
          title: 'Birlikte durmayan bahisler',
          paragraphs: [
            'Bahislerin çarpıldığı yerde bir maça iki bahis aynı satırda durmaz. Tekli ve ayrı tekliler hepsini alır.',
          ],
        },
      ],
    },
  ],
};
