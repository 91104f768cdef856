/** Stands where a picture cannot be had. Grey that can be read on light and on dark. */
export const noPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" role="img">
<title>This picture cannot be shown here.</title>
<rect width="600" height="600" fill="#e7e5df"/>
<text x="300" y="306" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#55524a">This picture cannot be shown here.</text>
</svg>`;
