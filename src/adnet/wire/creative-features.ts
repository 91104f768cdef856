/**
 * The features of `degrees_of_freedom_spec.creative_features_spec` that a create may name, as Meta publishes them
 * for its own SDKs. The bundles `standard_enhancements` and `standard_enhancements_catalog` are left out: Meta
 * returns them, but refuses the first (3858504).
 */
export const creativeFeatures: readonly string[] = `
  adapt_to_placement add_text_overlay ads_with_benefits advantage_plus_creative app_highlights audio
  auto_promotion_tag biz_ai carousel_to_video catalog_feed_tag creative_stickers
  customize_product_recommendation cv_transformation description_automation dha_optimization
  dynamic_partner_content enable_ncs_testimonials enhance_cta fb_feed_tag fb_reels_tag fb_story_tag
  feed_caption_optimization generate_cta hide_price ig_feed_tag ig_glados_feed ig_reels_tag
  ig_stream_tag ig_video_native_subtitle image_animation image_auto_crop image_background_gen
  image_brightness_and_contrast image_enhancement image_templates image_text_translation
  image_touchups image_uncrop inline_comment local_store_extension media_liquidity_animated_image
  media_order media_type_automation multi_photo_to_video music_generation pac_relaxation
  product_extensions product_metadata_automation product_tags profile_card profile_extension
  replace_media_text reveal_details_over_time show_destination_blurbs show_summary site_extensions
  text_extraction_for_headline text_extraction_for_tap_target text_formatting_optimization
  text_generation text_optimizations text_overlay_translation text_translation translate_voiceover
  video_auto_crop video_filtering video_highlight video_highlights video_to_image video_uncrop
  wa_mm_image_filtering wa_mm_text_truncation_length`
  .trim()
  .split(/\s+/);
