/**
 * The most common passwords of eight characters and more, lowercase: those that everybody tries first. Taken from the
 * heads of public lists of leaked passwords.
 */
const LIST = `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word passwort passwords
12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 11111111 111111111 1111111111 00000000 0000000000
22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 999999999 12341234 123123123 11112222 12121212
13131313 123321123 1234554321 147258369 123654789 789456123 159753456 741852963 963852741 112233445566 11223344 1122334455
123454321 1234qwer qwer1234 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyqwerty
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 qazwsxedc
qazwsx123 qwaszx123 asdfasdf asdfghjk asdfghjkl asdf1234 asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnm, abcd1234 abcdefgh abcdefghi
abcdefg1 abcd12345 abc12345 abc123456 abc123abc aaaaaaaa aaaaaaaaaa a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678
1a2b3c4d iloveyou iloveyou1 iloveyou2 iloveyou123 loveyou1 ilovegod ilovemom lovelove princess princess1 sunshine sunshine1
football football1 baseball baseball1 basketball softball volleyball hockey123 superman superman1 batman123 spiderman
pokemon1 pokemon123 starwars starwars1 starwars123 trustno1 trustnoone whatever whatever1 welcome1 welcome12 welcome123
letmein1 letmein123 letmeinnow admin123 admin1234 admin12345 administrator root1234 rootroot changeme changeme1 changeme123
default1 secret123 topsecret test1234 testtest test12345 testing1 testing123 testpassword guest123 guestguest user1234
username computer computer1 internet internet1 samsung1 samsung123 microsoft google123 facebook facebook1 linkedin linkedin1
myspace1 twitter1 youtube1 michelle michael1 jennifer jennifer1 jonathan jonathan1 jessica1 charlie1 charlie123 daniel123
elizabeth alexander alexandra christian christina christopher danielle benjamin victoria veronica patricia nicholas
matthew1 anthony1 ashley123 jordan23 jordan123 thomas123 andrew123 robert123 william1 dragon123 monkey123 shadow123
master123 hunter123 mustang1 corvette mercedes porsche911 chevrolet harley123 maverick midnight cocacola chocolate
butterfly snowball snoopy123 scooter1 redskins steelers patriots lakers24 liverpool liverpool1 chelsea1 arsenal1 manchester
manunited barcelona realmadrid juventus1 metallica slipknot blink182 nirvana1 greenday rocknroll rockstar1 marlboro
blahblah fuckyou1 fuckyou2 fuckyou123 asshole1 bullshit pussycat sexybitch babygirl babygirl1 babyboy1 cutiepie sweetheart
beautiful gorgeous forever1 forever21 friends1 friendship freedom1 freedom123 happy123 happiness january1 february
september september1 october1 november november1 december december1 summer123 summer2020 summer2021 summer2022 summer2023
summer2024 summer2025 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring2024 spring2025
autumn2024 monday123 friday13 saturday sunday123 qqqqqqqq zzzzzzzz xxxxxxxx zxczxczxc qweasdzxc qweasdzxc123 1qaz1qaz
1qaz@wsx !qaz2wsx q1w2e3r4! passw0rd1 p@ssw0rd1 p@ssw0rd123 password! password1! password@123 pass1234 pass12345 pass123456
mypassword newpassword yourpassword nopassword oldpassword thepassword reckoner reckoner1 reckoner123 calculator calculator1
unknown1 minecraft minecraft1 fortnite fortnite1 roblox123 nintendo playstation gameover killer123 naruto123 dragonball
asdasdasd asdasd123 asd123456 zxc123456 qwe123456 qweqweqwe qwe123qwe 123qweasd 123qweasdzxc 123qwe123 1234567q 12345678a
123456789a 123456abc 12345qwert 123abc123 0987654321 0000000000 1029384756 1236987410 1357924680 2468101214 102030405060
`;

export const commonPasswords: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));
