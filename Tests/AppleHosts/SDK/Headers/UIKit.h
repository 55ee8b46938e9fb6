#pragma once
@import Foundation;
@import CoreGraphics;
@import QuartzCore;
#define NS_NOESCAPE __attribute__((noescape))
#define UI_ACTOR NS_SWIFT_UI_ACTOR
NS_ASSUME_NONNULL_BEGIN
@class UIImage, UIFont, UIButton, UIAction, UICollectionView, UICollectionViewCell, UICollectionViewLayout, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, UIView, UIWindow, UIScrollView, UITableView, UITableViewCell, UIGestureRecognizer, UITouch, UIEvent, UIColor, UIPress, UIAccessibilityCustomAction, UIActivity;
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets API_AVAILABLE_IOS(11.0);
typedef NS_ENUM(NSInteger, NSLineBreakMode) { NSLineBreakByWordWrapping = 0, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail, NSLineBreakByTruncatingMiddle } API_AVAILABLE_IOS(6.0);

typedef NS_ENUM(NSInteger, UIEventSubtype) { UIEventSubtypeNone = 0, UIEventSubtypeMotionShake = 1 } NS_SWIFT_NAME(UIEvent.EventSubtype);
UI_ACTOR @interface UIResponder : NSObject
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(nullable UIEvent *)event API_AVAILABLE_IOS(3.0);
@property(nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@property(nonatomic, readonly) BOOL isFirstResponder;
@end
extern NSNotificationName const UIKeyboardWillHideNotification NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification);
extern NSNotificationName const UIKeyboardWillChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification);
extern NSNotificationName const UIKeyboardDidChangeFrameNotification NS_SWIFT_NAME(UIResponder.keyboardDidChangeFrameNotification) API_AVAILABLE_IOS(5.0);
extern NSString *const UIKeyboardFrameEndUserInfoKey NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey);

typedef unsigned long long UIAccessibilityTraits __attribute__((swift_wrapper(struct)));
extern UIAccessibilityTraits const UIAccessibilityTraitAdjustable NS_SWIFT_NAME(UIAccessibilityTraits.adjustable);
extern NSAttributedStringKey const UIAccessibilitySpeechAttributeQueueAnnouncement NS_SWIFT_NAME(accessibilitySpeechQueueAnnouncement) API_AVAILABLE_IOS(11.0);
extern UIAccessibilityTraits const UIAccessibilityTraitHeader NS_SWIFT_NAME(UIAccessibilityTraits.header) API_AVAILABLE_IOS(6.0);
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property (null_resettable, nonatomic, strong) NSArray<NSString *> *accessibilityUserInputLabels API_AVAILABLE_IOS(13.0) NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityValue NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, strong) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityActivate NS_SWIFT_UI_ACTOR;
- (void)accessibilityIncrement NS_SWIFT_UI_ACTOR;
- (void)accessibilityDecrement NS_SWIFT_UI_ACTOR;
@end

NS_SWIFT_SENDABLE @interface UIColor : NSObject
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@property(class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property(class, nonatomic, readonly) UIColor *systemGrayColor NS_SWIFT_NAME(systemGray);
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground) API_AVAILABLE_IOS(13.0);
@property(class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor NS_SWIFT_NAME(systemGroupedBackground) API_AVAILABLE_IOS(13.0);
@property(class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label) API_AVAILABLE_IOS(13.0);
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabel) API_AVAILABLE_IOS(13.0);
@property(class, nonatomic, readonly) UIColor *separatorColor NS_SWIFT_NAME(separator) API_AVAILABLE_IOS(13.0);
@property(class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@end
typedef NSString * UIFontTextStyle __attribute__((swift_wrapper(struct))) NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleHeadline NS_SWIFT_NAME(headline);
extern UIFontTextStyle const UIFontTextStyleBody NS_SWIFT_NAME(body);
extern UIFontTextStyle const UIFontTextStyleSubheadline NS_SWIFT_NAME(subheadline);
NS_SWIFT_SENDABLE @interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style NS_SWIFT_NAME(preferredFont(forTextStyle:));
@end
NS_SWIFT_SENDABLE @interface UIImage : NSObject
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:)) API_AVAILABLE_IOS(13.0);
+ (nullable UIImage *)imageNamed:(NSString *)name;
@end

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) { UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft };
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints NS_SWIFT_NAME(activate(_:)) NS_SWIFT_UI_ACTOR;
@end
UI_ACTOR @interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor NS_SWIFT_NAME(constraint(equalTo:));
@end
UI_ACTOR @interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *> @end
UI_ACTOR @interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *> @end

typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
} __attribute__((swift_name("UIView.AnimationOptions")));
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) { UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear } __attribute__((swift_name("UIView.AnimationCurve")));
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleWidth = 1 << 1, UIViewAutoresizingFlexibleHeight = 1 << 4 } __attribute__((swift_name("UIView.AutoresizingMask")));

typedef float UILayoutPriority __attribute__((swift_wrapper(struct)));
static const UILayoutPriority UILayoutPriorityRequired API_AVAILABLE_IOS(6.0) = 1000;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel API_AVAILABLE_IOS(6.0) = 50;
extern const CGSize UILayoutFittingCompressedSize NS_SWIFT_NAME(UIView.layoutFittingCompressedSize) API_AVAILABLE_IOS(6.0);
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified = 0, UISemanticContentAttributePlayback, UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft,
} API_AVAILABLE_IOS(9.0);

NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(8.0) @protocol UICoordinateSpace <NSObject>
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id <UICoordinateSpace>)coordinateSpace;
@end
UI_ACTOR @interface UIScreen : NSObject
@property (readonly) id <UICoordinateSpace> coordinateSpace API_AVAILABLE_IOS(8.0);
@end
UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIScene : UIResponder @end
UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIScreen *screen;
@end

typedef NSString * UIContentSizeCategory __attribute__((swift_wrapper(enum))) API_AVAILABLE_IOS(7.0);
UI_ACTOR API_AVAILABLE_IOS(8.0) @interface UITraitCollection : NSObject
@property(nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory API_AVAILABLE_IOS(10.0);
@end
UI_ACTOR @interface UIView : UIResponder <NSCoding, UICoordinateSpace>
@property(nonatomic) NSInteger tag;
@property(nonatomic) UIEdgeInsets layoutMargins API_AVAILABLE_IOS(8.0);
@property(nonatomic) BOOL preservesSuperviewLayoutMargins API_AVAILABLE_IOS(8.0);
@property(nonatomic) BOOL insetsLayoutMarginsFromSafeArea API_AVAILABLE_IOS(11.0);
- (void)layoutMarginsDidChange API_AVAILABLE_IOS(8.0);
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets API_AVAILABLE_IOS(11.0);
- (void)safeAreaInsetsDidChange API_AVAILABLE_IOS(11.0);
@property(nonatomic, readonly) UITraitCollection *traitCollection API_AVAILABLE_IOS(8.0);
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection API_AVAILABLE_IOS(8.0);
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute API_AVAILABLE_IOS(9.0);
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority verticalFittingPriority:(UILayoutPriority)verticalFittingPriority API_AVAILABLE_IOS(8.0);
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CGFloat alpha;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic) BOOL clipsToBounds;
@property(nullable, nonatomic, copy) UIColor *backgroundColor;
@property(nonatomic, readonly, strong) CALayer *layer;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(null_resettable, nonatomic, strong) UIColor *tintColor;
@property(readonly, nonatomic) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection API_AVAILABLE_IOS(10.0);
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property(readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
- (BOOL)isDescendantOfView:(UIView *)view;
@property(nullable, nonatomic, readonly) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nullable, nonatomic, readonly) UIWindow *window;
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)removeFromSuperview;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)didMoveToWindow;
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation API_AVAILABLE_IOS(7.0);
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^ __nullable)(BOOL finished))completion;
@end
UI_ACTOR @interface UIWindow : UIView
@property(nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE_IOS(13.0);
@end
UI_ACTOR @interface UIViewController : UIResponder
@property(null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewDidLayoutSubviews;
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController) API_AVAILABLE_IOS(5.0);
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed API_AVAILABLE_IOS(5.0);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ __nullable)(void))completion NS_SWIFT_NAME(present(_:animated:completion:)) API_AVAILABLE_IOS(5.0);
@end
UI_ACTOR @interface UINavigationController : UIViewController
@property(nullable, nonatomic, readonly) UIGestureRecognizer *interactiveContentPopGestureRecognizer API_AVAILABLE_IOS(26.0);
@end
UI_ACTOR API_AVAILABLE_IOS(6.0) @interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities NS_DESIGNATED_INITIALIZER;
@end
typedef NS_ENUM(NSInteger, UIAlertActionStyle) { UIAlertActionStyleDefault = 0, UIAlertActionStyleCancel, UIAlertActionStyleDestructive } NS_SWIFT_NAME(UIAlertAction.Style);
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) { UIAlertControllerStyleActionSheet = 0, UIAlertControllerStyleAlert } NS_SWIFT_NAME(UIAlertController.Style);
UI_ACTOR API_AVAILABLE_IOS(8.0) @interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(void (^ __nullable)(UIAlertAction *action))handler;
@end
UI_ACTOR API_AVAILABLE_IOS(8.0) @interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end
UI_ACTOR @interface UILabel : UIView
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0, UIControlEventTouchUpInside = 1 << 6, UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8, UIControlEventValueChanged = 1 << 12, UIControlEventPrimaryActionTriggered API_AVAILABLE_IOS(9.0) = 1 << 13, UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17, UIControlEventEditingDidEnd = 1 << 18, UIControlEventEditingDidEndOnExit = 1 << 19,
} NS_SWIFT_NAME(UIControl.Event);
typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateHighlighted = 1 << 0 } NS_SWIFT_NAME(UIControl.State);
UI_ACTOR @interface UIControl : UIView
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:)) API_AVAILABLE_IOS(14.0);
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(sendActions(for:));
@end
typedef NS_ENUM(NSInteger, UIButtonType) { UIButtonTypeCustom = 0, UIButtonTypeSystem } NS_SWIFT_NAME(UIButton.ButtonType);
UI_ACTOR @interface UIButton : UIControl <NSCoding>
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@end
UI_ACTOR @interface UISwitch : UIControl <NSCoding>
@property(nonatomic, getter=isOn) BOOL on;
@end
UI_ACTOR @interface UIMenuElement : NSObject @end
UI_ACTOR API_AVAILABLE_IOS(13.0) @interface UIAction : UIMenuElement
@property (nonatomic, readonly, nullable) id sender API_AVAILABLE_IOS(14.0);
@end
UI_ACTOR API_AVAILABLE_IOS(3.2) @interface UITextPosition : NSObject
@end
UI_ACTOR API_AVAILABLE_IOS(3.2) @interface UITextRange : NSObject
@property (nonatomic, readonly) UITextPosition *start;
@property (nonatomic, readonly) UITextPosition *end;
@end
UI_ACTOR @protocol UITextInput <NSObject>
@property (nullable, readwrite, copy) UITextRange *selectedTextRange;
@property (nonatomic, readonly) UITextPosition *beginningOfDocument;
@property (nonatomic, readonly) UITextPosition *endOfDocument;
- (nullable UITextRange *)textRangeFromPosition:(UITextPosition *)fromPosition toPosition:(UITextPosition *)toPosition;
- (nullable UITextPosition *)positionFromPosition:(UITextPosition *)position offset:(NSInteger)offset;
- (NSInteger)offsetFromPosition:(UITextPosition *)from toPosition:(UITextPosition *)toPosition;
@end
UI_ACTOR @interface UITextField : UIControl <UITextInput, NSCoding>
@property(nullable, nonatomic, copy) NSString *text;
@end
typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0, NSDirectionalRectEdgeTop = 1 << 0, NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2, NSDirectionalRectEdgeTrailing = 1 << 3,
} API_AVAILABLE_IOS(13.0);

UI_ACTOR @interface UITouch : NSObject
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end
UI_ACTOR @interface UIEvent : NSObject
@property(nonatomic, readonly) NSTimeInterval timestamp;
@end

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed, UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} __attribute__((swift_name("UIGestureRecognizer.State")));

@protocol UIGestureRecognizerDelegate;
UI_ACTOR @interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action;
@property(nonatomic, readonly) UIGestureRecognizerState state;
@property(nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nullable, nonatomic, readonly) UIView *view;
@property(nonatomic) BOOL cancelsTouchesInView;
@property(nonatomic, copy) NSArray<NSNumber *> *allowedTouchTypes API_AVAILABLE_IOS(9.0);
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer;
- (CGPoint)locationInView:(nullable UIView *)view;
@property(nonatomic, readonly) NSUInteger numberOfTouches;
- (CGPoint)locationOfTouch:(NSUInteger)touchIndex inView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR @protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer API_AVAILABLE_IOS(7.0);
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
@end
typedef NS_OPTIONS(NSInteger, UIScrollTypeMask) { UIScrollTypeMaskDiscrete = 1 << 0, UIScrollTypeMaskContinuous = 1 << 1, UIScrollTypeMaskAll = 3 };
UI_ACTOR @interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@end

UI_ACTOR @interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger minimumNumberOfTouches;
@property (nonatomic) NSUInteger maximumNumberOfTouches;
@property (nonatomic) UIScrollTypeMask allowedScrollTypesMask API_AVAILABLE_IOS(13.4);
- (CGPoint)translationInView:(nullable UIView *)view;
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view;
- (CGPoint)velocityInView:(nullable UIView *)view;
@end
UI_ACTOR @interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer @end
UI_ACTOR @interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end
UI_ACTOR @interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end

NS_SWIFT_UI_ACTOR @protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(inout CGPoint *)targetContentOffset;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView API_AVAILABLE_IOS(11.0);
@end
typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) { UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes, UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways } NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);
UI_ACTOR @interface UIScrollView : UIView <NSCoding>
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset API_AVAILABLE_IOS(11.0);
@property(nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property(nonatomic) BOOL bounces;
@property(nonatomic) BOOL alwaysBounceHorizontal;
@property(nonatomic) BOOL alwaysBounceVertical;
@property(nonatomic) BOOL showsHorizontalScrollIndicator;
@property(nonatomic) BOOL scrollsToTop;
@property(nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior API_AVAILABLE_IOS(11.0);
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view NS_SWIFT_NAME(touchesShouldCancel(in:));
@end
@class UITextView;
UI_ACTOR @protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)textViewDidEndEditing:(UITextView *)textView;
@end
UI_ACTOR @interface UITextView : UIScrollView
@property(nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property(null_resettable, nonatomic, copy) NSString *text;
@property(nonatomic, getter=isEditable) BOOL editable;
@property(nonatomic, getter=isSelectable) BOOL selectable API_AVAILABLE_IOS(7.0);
@end

typedef NS_ENUM(NSInteger, UITableViewStyle) { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped API_AVAILABLE_IOS(13.0) } __attribute__((swift_name("UITableView.Style")));
typedef NS_ENUM(NSInteger, UITableViewRowAnimation) { UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100 } __attribute__((swift_name("UITableView.RowAnimation")));
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator } __attribute__((swift_name("UITableViewCell.AccessoryType")));
typedef NS_ENUM(NSInteger, UITableViewCellStyle) { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle } __attribute__((swift_name("UITableViewCell.CellStyle")));
typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) { UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert } __attribute__((swift_name("UITableViewCell.EditingStyle")));

UI_ACTOR @interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)prepareForReuse NS_REQUIRES_SUPER;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR @protocol UITableViewDataSource <NSObject>
@required
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath;
@end
NS_SWIFT_UI_ACTOR @protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end
UI_ACTOR @interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) id <UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id <UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL finished))completion API_AVAILABLE_IOS(11.0);
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadData;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
@end
UI_ACTOR @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@end
@interface NSIndexPath (UITableView)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
@property (nonatomic, readonly) NSInteger item;
@end

typedef NS_OPTIONS(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionNone = 0, UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1, UICollectionViewScrollPositionBottom = 1 << 2,
} NS_SWIFT_NAME(UICollectionView.ScrollPosition);
UI_ACTOR API_AVAILABLE_IOS(6.0) @interface UICollectionViewLayoutAttributes : NSObject
@property (nonatomic) CGRect frame;
@property (nonatomic) NSInteger zIndex;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath;
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind withIndexPath:(NSIndexPath *)indexPath;
@end
UI_ACTOR API_AVAILABLE_IOS(6.0) @interface UICollectionViewLayout : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)invalidateLayout;
- (nullable NSArray<__kindof UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)newBounds;
@property(nonatomic, readonly) CGSize collectionViewContentSize;
@end
extern NSString *const UICollectionElementKindSectionHeader NS_SWIFT_NAME(UICollectionView.elementKindSectionHeader) API_AVAILABLE_IOS(6.0);
UI_ACTOR @interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGFloat minimumLineSpacing;
@end
UI_ACTOR @interface UICollectionReusableView : UIView
- (void)prepareForReuse NS_REQUIRES_SUPER;
@end
// UIKit has a structure of this name for Swift, and the method in an extension that may be overridden, by this selector.
API_AVAILABLE_IOS(14.0) @interface UICellConfigurationState : NSObject
@property (nonatomic, getter=isEditing) BOOL editing;
@end
UI_ACTOR @interface UICollectionViewCell : UICollectionReusableView
- (void)_bridgedUpdateConfigurationUsingState:(UICellConfigurationState *)state NS_SWIFT_NAME(updateConfiguration(using:)) API_AVAILABLE_IOS(14.0);
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end
UI_ACTOR API_AVAILABLE_IOS(14.0) @interface UICollectionViewListCell : UICollectionViewCell @end
NS_SWIFT_UI_ACTOR @protocol UICollectionViewDataSource <NSObject>
@required
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
@end
NS_SWIFT_UI_ACTOR @protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
@end
NS_SWIFT_UI_ACTOR @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)collectionViewLayout sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
@end
UI_ACTOR @interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, weak, nullable) id <UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id <UICollectionViewDataSource> dataSource;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)viewClass forSupplementaryViewOfKind:(NSString *)elementKind withReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (void)reloadData;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UICollectionViewScrollPosition)scrollPosition animated:(BOOL)animated;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic) NSInteger selfSizingInvalidation API_AVAILABLE_IOS(16.0);
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths API_AVAILABLE_IOS(15.0);
@property (nonatomic) BOOL selectionFollowsFocus API_AVAILABLE_IOS(14.0);
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL finished))completion;
@end

typedef NS_ENUM(NSInteger, UIImpactFeedbackStyle) { UIImpactFeedbackStyleLight, UIImpactFeedbackStyleMedium, UIImpactFeedbackStyleHeavy } NS_SWIFT_NAME(UIImpactFeedbackGenerator.FeedbackStyle);
UI_ACTOR API_AVAILABLE_IOS(10.0) @interface UIImpactFeedbackGenerator : NSObject
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
- (void)impactOccurred;
- (void)prepare;
@end
UI_ACTOR API_AVAILABLE_IOS(10.0) @interface UISelectionFeedbackGenerator : NSObject
- (void)selectionChanged;
@end

typedef BOOL(^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction);
NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(8.0) @interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name target:(nullable id)target selector:(SEL)selector;
- (instancetype)initWithName:(NSString *)name image:(nullable UIImage *)image actionHandler:(nullable UIAccessibilityCustomActionHandler)actionHandler API_AVAILABLE_IOS(14.0);
- (instancetype)initWithName:(NSString *)name actionHandler:(nullable UIAccessibilityCustomActionHandler)actionHandler API_AVAILABLE_IOS(13.0);
@property (nonatomic, copy) NSString *name;
@end

typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) { UIViewAnimatingPositionEnd, UIViewAnimatingPositionStart, UIViewAnimatingPositionCurrent };
NS_SWIFT_UI_ACTOR API_AVAILABLE_IOS(10.0) @interface UIViewPropertyAnimator : NSObject
- (instancetype)initWithDuration:(NSTimeInterval)duration curve:(UIViewAnimationCurve)curve animations:(void (^ __nullable)(void))animations;
- (instancetype)initWithDuration:(NSTimeInterval)duration dampingRatio:(CGFloat)ratio animations:(void (^ __nullable)(void))animations;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion;
- (void)startAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
@property(nonatomic) CGFloat fractionComplete;
@end
NS_ASSUME_NONNULL_END
